import type { ReactNode } from 'react'
import { FifthsRing } from '@kvint/ui'
import { useLoginCopy } from './copy/login.ts'

/** A form at the door of the account, beside the landing's picture. */
export function EntryFrame({ text, children }: { text: string; children: ReactNode }) {
  const copy = useLoginCopy()
  return (
    <div className="page-width grid items-center gap-12 py-12 md:grid-cols-[3fr_2fr] md:py-16">
      {children}
      <div className="hidden max-w-105 gap-6 md:grid">
        <FifthsRing label={copy.ring} />
        <p className="text-center text-muted">{text}</p>
      </div>
    </div>
  )
}
