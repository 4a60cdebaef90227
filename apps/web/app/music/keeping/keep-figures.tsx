import type { KeptSave } from '@kvint/contract'
import { Button } from '@kvint/ui'
import { AudioLines } from 'lucide-react'
import { useContext, useState } from 'react'
import { keepFigures } from '../../api/kept-bounces.ts'
import { useIdentity } from '../../identity/identity-provider.tsx'
import { tokenOf } from '../../identity/token-of.ts'
import { BounceContext } from '../hearing/bounce-context.ts'
import { useKeepingCopy } from './copy/keeping.ts'

type Sent = { readonly print: string; readonly state: 'sending' | 'kept' | 'failed' }

/** Keeps the figures of the bounce on the page beside its kept save. Asked for each bounce: nothing is sent by itself. */
export function KeepFigures({ save }: { save: KeptSave }) {
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
