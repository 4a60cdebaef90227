import { clsx } from 'clsx'
import { type ComponentType, type RefObject, useMemo, useRef } from 'react'
import { inParts, type Numbered } from './in-parts.ts'
import { useDrawnRange } from './use-drawn-range.ts'
import { FlightRows } from './flight-rows.tsx'
import type { GuessPx } from './row-heights.ts'
import { useFlood } from './use-flood.ts'
import { WindowPart } from './window-part.tsx'

/**
 * A long list that grows at its end and is cut at its beginning, in a box that scrolls. What is near is drawn; the rest
 * holds its place with the same words as bare text, so that searching in the page and reading aloud still find them.
 */
export function WindowedList<Entry extends Numbered>({
  entries,
  box,
  followsEnd = false,
  Row,
  textOf,
  guessPx,
}: {
  readonly entries: readonly Entry[]
  readonly box: RefObject<HTMLElement | null>
  /** Whether the box is kept at its end, whatever comes in. */
  readonly followsEnd?: boolean
  readonly Row: ComponentType<{ readonly entry: Entry }>
  /** A row's words where it is not drawn. */
  readonly textOf: (entry: Entry) => string
  /** How high a row is likely to be that has never been drawn, in a list as wide as this. */
  readonly guessPx: (entry: Entry, widthPx: number) => number
}) {
  const list = useRef<HTMLDivElement>(null)
  const isFlood = useFlood(entries)
  const parts = useMemo(() => inParts(entries), [entries])
  const { from, to, held, isPassing, flight, rows, widthPx } = useDrawnRange({
    entries,
    parts,
    guessPx: guessPx as GuessPx,
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
    // On the way nothing hidden comes near enough to be laid out, and in a flood it would be with every frame.
    <div
      ref={list}
      className={clsx('relative overflow-y-clip', isPassing && '*:aria-[live=off]:[content-visibility:hidden]')}
    >
      {drawn}
      <FlightRows flight={flight} Row={Drawn} />
    </div>
  )
}

const NONE: readonly number[] = []
