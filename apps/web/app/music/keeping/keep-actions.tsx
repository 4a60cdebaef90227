import type { ReportSource } from '@kvint/report'
import { Button } from '@kvint/ui'
import { Bookmark, Share2, AudioLines } from 'lucide-react'
import { useEffect, useState, useContext } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useFeature } from '../../start-up/configuration.ts'
import { ShareDialog } from '../sharing/share-dialog.tsx'
import { useKeepingCopy } from './copy/keeping.ts'
import { useKeeping } from './use-keeping.ts'
import type { KeptSave } from '@kvint/contract'
import { keepFigures } from '../../api/kept-bounces.ts'
import { useIdentity } from '../../identity/identity-provider.tsx'
import { tokenOf } from '../../identity/token-of.ts'
import { BounceContext } from '../hearing/bounce-context.ts'

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

type Sent = { readonly print: string; readonly state: 'sending' | 'kept' | 'failed' }

/** Keeps the figures of the bounce on the page beside its kept save. Asked for each bounce: nothing is sent by itself. */
function KeepFigures({ save }: { save: KeptSave }) {
  const words = useKeepingCopy()
  const identity = useIdentity()
  const state = useContext(BounceContext)?.state
  const [sent, setSent] = useState<Sent | null>(null)
  if (state?.kind !== 'heard') return null
  const { print, fileName, bounce } = state
  const now = sent?.print === print ? sent.state : null

  const keep = async () => {
    setSent({ print, state: 'sending' })
    try {
      await keepFigures(await tokenOf(identity), save, { fileName, bounce })
      setSent({ print, state: 'kept' })
    } catch {
      setSent({ print, state: 'failed' })
    }
  }
  return (
    <>
      {now !== 'kept' && (
        <Button size="tool" className="print:hidden" aria-disabled={now === 'sending'} onClick={() => void keep()}>
          <AudioLines size={16} strokeWidth={1.5} aria-hidden="true" /> {words.keepFigures}
        </Button>
      )}
      <output className="keep-state print:hidden">
        {now === 'kept'
          ? words.figuresKept
          : now === 'sending'
            ? words.sendingFigures
            : now === 'failed'
              ? words.failed
              : ''}
      </output>
    </>
  )
}

/** What she asked for before the sign-in. */
const WANTED = 'then'
