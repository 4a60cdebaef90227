import type { Severity } from '@kvint/report'

/** What kind of finding it is, as a shape: the word stands beside it. */
export function SeveritySign({ of }: { of: Severity }) {
  return (
    <svg viewBox="-8 -8 16 16" width={16} height={16} aria-hidden="true" className="shrink-0">
      {SIGN_SHAPES[of]}
    </svg>
  )
}

export const SIGN_SHAPES = {
  strength: <circle r={5.5} className="fill-ok" />,
  fix: <rect x={-5} y={-5} width={10} height={10} rx={1} className="fill-danger" />,
  check: <path d="M0 -6L6 5H-6Z" className="fill-root" />,
  idea: <path d="M0 -6.5L6.5 0L0 6.5L-6.5 0Z" className="fill-fifth" />,
  info: <circle r={4.5} fill="none" strokeWidth={2} className="stroke-muted" />,
}
