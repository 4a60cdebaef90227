import { markPath } from './mark-path.ts'

/** The sign of Kvint: one line, woven. Says nothing to a screen reader; put the name beside it. */
export function Mark({ size = 32, className }: { size?: number; className?: string }) {
  return (
    <svg
      viewBox="-1.15 -1.15 2.3 2.3"
      width={size}
      height={size}
      className={className}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      strokeWidth={size <= 20 ? 0.18 : 0.12}
    >
      <path d={AT_REST} pathLength={1} />
    </svg>
  )
}

const AT_REST = markPath()
