import type { ReportSource } from '@kvint/report'
import { Button } from '@kvint/ui'
import { Bookmark, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useFeature } from '../../start-up/configuration.ts'
import { ShareDialog } from '../sharing/share-dialog.tsx'
import { useKeepingCopy } from './copy/keeping.ts'
import { KeepFigures } from './keep-figures.tsx'
import { useKeeping } from './use-keeping.ts'

/**
 * Keep and Share for a report that is only in this browser. Who is not signed in goes to the sign-in and comes back to
 * this report and these bars, and what she asked for is done then.
 */
export function KeepActions({ id, source }: { id: string; source: ReportSource }) {
  return useFeature('enableAuth') ? <Actions id={id} source={source} /> : null
}

function Actions({ id, source }: { id: string; source: ReportSource }) {
  const words = useKeepingCopy()
  const { keeping, keep, isSignedIn, isReady } = useKeeping(id, source)
  const [search, setSearch] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const wanted = search.get(WANTED)
  const [isSharing, setSharing] = useState(wanted === 'share')

  useEffect(() => {
    if (!wanted || !isReady) return
    setSearch(
      (before) => {
        before.delete(WANTED)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
    if (keeping.kind === 'here') void keep()
  }, [wanted, isReady, keeping.kind, keep, setSearch])

  const ask = (what: 'keep' | 'share') => {
    if (!isSignedIn) {
      const back = new URLSearchParams(search)
      back.set(WANTED, what)
      void navigate(`/login?${new URLSearchParams({ return_to: `${pathname}?${back}` })}`)
      return
    }
    if (what === 'share') setSharing(true)
    if (keeping.kind !== 'kept' && keeping.kind !== 'sending') void keep()
  }
  const save = keeping.kind === 'kept' && keeping.save.state === 'done' ? keeping.save : undefined

  return (
    <>
      {keeping.kind !== 'kept' && (
        <Button
          size="tool"
          className="print:hidden"
          aria-disabled={keeping.kind === 'sending'}
          onClick={() => ask('keep')}
        >
          <Bookmark size={16} strokeWidth={1.5} aria-hidden="true" /> {words.keep}
        </Button>
      )}
      <Button size="tool" className="print:hidden" onClick={() => ask('share')}>
        <Share2 size={16} strokeWidth={1.5} aria-hidden="true" /> {words.share}
      </Button>
      {save && <KeepFigures save={save} />}
      <output className="keep-state print:hidden">
        {keeping.kind === 'kept' ? (
          <Link to={`/projects/account/${keeping.save.projectId}`} className="underline underline-offset-4">
            {words.kept}
          </Link>
        ) : keeping.kind === 'refused' ? (
          <span lang="en">{keeping.message || words.failed}</span>
        ) : (
          words[keeping.kind]
        )}
      </output>
      <ShareDialog save={isSharing ? save : undefined} onClose={() => setSharing(false)} />
    </>
  )
}

/** What she asked for before the sign-in. */
const WANTED = 'then'
