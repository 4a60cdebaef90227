import { type ComponentType, type RefObject, useMemo, useRef } from 'react'
import { LONG } from './eye.ts'
import { inParts, type Numbered } from './in-parts.ts'
import { useDrawnRange } from './use-drawn-range.ts'
import type { FlyingRow } from './flight.ts'
import { FlightLayer } from './flight-layer.tsx'
import type { GuessPx } from './row-heights.ts'
import { useFlight } from './use-flight.ts'
import { useFlood } from './use-flood.ts'
import { useHeld } from './use-held.ts'
import { WindowPart } from './window-part.tsx'

/**
 * A long list that grows at its end and is cut at its beginning, in a box that scrolls. What is near is drawn; the rest
 * holds its place with the same words as bare text, so that searching in the page and reading aloud still find them.
 */
export function WindowedList<Entry extends Numbered>({
  entries: all,
  box,
  followsEnd = false,
  Row,
  flyingRow,
  textOf,
  guessPx,
}: {
  readonly entries: readonly Entry[]
  readonly box: RefObject<HTMLElement | null>
  /** Whether the box is kept at its end, whatever comes in. */
  readonly followsEnd?: boolean
  readonly Row: ComponentType<{ readonly entry: Entry }>
  /** Looks as a row does. */
  readonly flyingRow: () => FlyingRow<Entry>
  /** A row's words where it is not drawn. */
  readonly textOf: (entry: Entry) => string
  /** How high a row is likely to be that has never been drawn, in a list as wide as this. */
  readonly guessPx: (entry: Entry, widthPx: number) => number
}) {
  const list = useRef<HTMLDivElement>(null)
  const isFlood = useFlood(all)
  const { flight, isFlying } = useFlight(flyingRow as () => FlyingRow<Numbered>)
  // What comes in is not where the reader is: the list waits until she has arrived, or it has.
  const entries = useHeld(all, (isFlying || isFlood) && !followsEnd && all.length >= LONG)
  const parts = useMemo(() => inParts(entries), [entries])
  const { from, to, held, rows, widthPx } = useDrawnRange({
    entries,
    parts,
    guessPx: guessPx as GuessPx,
    flight,
    box,
    list,
    followsEnd,
    isFlood,
  })
  const Drawn = Row as ComponentType<{ readonly entry: Numbered }>
  const drawn = useMemo(
    () =>
      parts.map(({ place, entries: own }) => (
        <WindowPart
          key={place}
          entries={own}
          from={Math.max(from, own[0]?.number ?? 0)}
          to={Math.min(to, own.at(-1)?.number ?? 0)}
          held={held.length > 0 && own.some(({ number }) => held.includes(number)) ? held : NONE}
          rows={rows}
          widthPx={widthPx}
          Row={Drawn}
          textOf={textOf as (entry: Numbered) => string}
        />
      )),
    [parts, from, to, held, rows, widthPx, Drawn, textOf],
  )
  return (
    <div ref={list} className="relative overflow-clip [overflow-clip-margin:4px]">
      {drawn}
      <FlightLayer flight={flight} />
    </div>
  )
}

const NONE: readonly number[] = []
