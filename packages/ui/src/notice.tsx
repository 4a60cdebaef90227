import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

type Tone = 'danger' | 'ok' | 'warning' | 'plain'

/** A message that stands where it belongs. Failures are told at once, the rest when the reader pauses. */
export function Notice({ tone, children, className }: { tone: Tone; children: ReactNode; className?: string }) {
  const Icon = ICONS[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={clsx(
        'flex items-start gap-3 rounded-panel border bg-raised px-4 py-3 text-small text-ink',
        BORDERS[tone],
        className,
      )}
    >
      <Icon size={20} strokeWidth={1.5} aria-hidden className={clsx('shrink-0', COLOURS[tone])} />
      <div>{children}</div>
    </div>
  )
}

const ICONS = { danger: CircleAlert, ok: CircleCheck, warning: TriangleAlert, plain: Info }
const BORDERS = { danger: 'border-danger', ok: 'border-ok', warning: 'border-root', plain: 'border-control' }
const COLOURS = { danger: 'text-danger', ok: 'text-ok', warning: 'text-root', plain: 'text-muted' }
