import { clsx } from 'clsx'
import { type ComponentType, memo, useSyncExternalStore } from 'react'
import type { Flight, FlightRow } from './flight.ts'
import type { Numbered } from './in-parts.ts'

type RowType = ComponentType<{ readonly entry: Numbered }>

/** Rows over the list while it flies by. They stay when it is over, so that the next begins with words to change only. */
export function FlightRows({ flight, Row }: { readonly flight: Flight; readonly Row: RowType }) {
  const rows = useSyncExternalStore(flight.subscribe, flight.rows, flight.rows)
  return (
    <div inert className="[overflow-anchor:none]">
      {/* oxlint-disable-next-line react/no-array-index-key -- a row is for a place, whatever stands there */}
      {rows.map((row, slot) => row && <Flying key={slot} row={row} Row={Row} />)}
    </div>
  )
}

const Flying = memo(function Flying({ row, Row }: { row: FlightRow; Row: RowType }) {
  return (
    <div
      style={{ height: row.heightPx, transform: `translateY(${row.topPx}px)` }}
      className={clsx('absolute inset-x-0 top-0 -mx-1 bg-sunken px-1 contain-strict', !row.isShown && 'invisible')}
    >
      <Row entry={row.entry} />
    </div>
  )
})
