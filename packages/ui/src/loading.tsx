import { Mark } from './mark.tsx'

/** A page that waits: quiet at first, so that quick pages do not flash. */
export function Loading() {
  return (
    <output className="appear-late grid min-h-[50dvh] place-items-center text-muted">
      <span className="flex items-center gap-3">
        <Mark size={24} className="tracing text-root" /> Loading...
      </span>
    </output>
  )
}
