import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { Link, type MetaFunction, useNavigate } from 'react-router'
import { readingEn } from '../../music/reading/copy/en/reading.ts'
import { useReadingCopy } from '../../music/reading/copy/reading.ts'
import { useLibraryCopy } from '../../music/library/copy/library.ts'
import { useAccountShelfCopy } from '../../music/account-shelf/copy/account-shelf.ts'
import { AccountShelf } from '../../music/account-shelf/account-shelf.tsx'
import { findFile } from '../../music/library/shelf.ts'
import type { ShelfEntry } from '../../music/library/shelf-entry.ts'
import { ShelfList } from '../../music/library/shelf-list.tsx'
import { DropZone } from '../../music/reading/drop-zone.tsx'
import { JobList } from '../../music/reading/job-list.tsx'
import '../../music/reading/reading.css'
import { useUploads } from '../../music/uploads/use-uploads.ts'
import { useAuthState } from '../../identity/identity-provider.tsx'
import { buttonClass, toast } from '@kvint/ui'
import { queue } from '../../music/projects/queue.ts'

export const meta: MetaFunction = () => [
  { title: `${readingEn.title} · Kvint` },
  { name: 'description', content: readingEn.description },
]

/** Reads sets and lists those that were read. A single set opens as soon as it is read. */
export default function Projects() {
  const words = useReadingCopy()
  const { link: libraryLink } = useLibraryCopy()
  const jobs = useSyncExternalStore(queue.subscribe, queue.jobs, queue.jobs)
  const navigate = useNavigate()
  const { status } = useAuthState()
  const { queue: uploads } = useUploads()
  const account = useAccountShelfCopy()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const read = useCallback(
    async (files: readonly File[]) => {
      if (files.length === 0) return
      const ended = await queue.add(files)
      const only = ended[0]
      if (files.length > 1 || only?.state.kind !== 'done' || !isHere.current) return
      queue.dismiss(only.key)
      await navigate(`/projects/${only.state.id}`)
    },
    [navigate],
  )
  const onFiles = useCallback((files: readonly File[]) => void read(files), [read])

  const keep = async (entry: ShelfEntry) => {
    const file = await findFile(entry.id)
    if (file) uploads?.add([new File([file], entry.fileName)])
    toast(file ? account.sending(entry.fileName) : account.noFile(entry.fileName))
  }

  return (
    <div className="page-width grid gap-12 py-8 md:py-12">
      <div className="grid gap-6">
        <h1 className="text-head sm:text-display">{words.title}</h1>
        <DropZone onFiles={onFiles} />
        <Link to="/projects/library" className={`${buttonClass('plain')} justify-self-start`}>
          {libraryLink}
        </Link>
      </div>
      <JobList jobs={jobs} queue={queue} />
      <section aria-labelledby="shelf" className="grid gap-4">
        <h2 id="shelf" className="text-title">
          {words.shelf.heading}
        </h2>
        <ShelfList onKeep={status === 'signed-in' ? (entry) => void keep(entry) : undefined} />
      </section>
      {status === 'signed-in' && <AccountShelf />}
    </div>
  )
}
