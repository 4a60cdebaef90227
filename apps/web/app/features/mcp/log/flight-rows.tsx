import type { ComponentType } from 'react'
import type { Numbered } from './in-parts.ts'
import type { Flight } from './use-drawn-range.ts'

/** Rows over the list while it flies by, each in the place of one of the frame before: only their words change. */
export function FlightRows({
  flight: { entries, topPx, heightPx },
  Row,
}: {
  readonly flight: Flight
  readonly Row: ComponentType<{ readonly entry: Numbered }>
}) {
  return (
    <div
      inert
      style={{ top: topPx, minHeight: heightPx }}
      className="absolute inset-x-0 bg-sunken contain-content [overflow-anchor:none]"
    >
      {entries.map((entry, slot) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row is for a place, whatever stands there
        <Row key={slot} entry={entry} />
      ))}
    </div>
  )
}
