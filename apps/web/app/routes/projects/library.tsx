import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { libraryEn } from '../../music/library/copy/en/library.ts'
import { LibraryPage } from '../../music/library/view/library-page.tsx'
import { library } from '../../music/projects/library-of-site.ts'
import { queue } from '../../music/projects/queue.ts'
import { pageMeta } from '../../frame/page-meta.ts'

export const meta = pageMeta(libraryEn)

/** What the songs of a folder have in common; each opens its report. */
export default function Library() {
  const navigate = useNavigate()
  const open = useCallback(
    async (file: File) => {
      const [job] = await queue.add([file])
      if (job?.state.kind === 'done') {
        queue.dismiss(job.key)
        await navigate(`/projects/${job.state.id}`)
      } else await navigate('/projects')
    },
    [navigate],
  )
  return <LibraryPage store={library} onOpen={open} />
}
