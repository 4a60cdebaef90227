import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type DrawnRows, drawnRows } from './drawn-rows.ts'
import { type Drawn, eye, MOST_ROWS, NOTHING } from './eye.ts'
import { findEnd } from './find-range.ts'
import { type Flight, flightOverList } from './flight.ts'
import type { Numbered, Part } from './in-parts.ts'
import type { GuessPx, RowHeights } from './row-heights.ts'

/** Which entries of a list are to be drawn, by what its box shows: decided as it scrolls, before the frame is laid out. */
export function useDrawnRange({
  entries,
  parts,
  guessPx,
  box,
  list,
  followsEnd,
  isFlood,
}: {
  readonly entries: readonly Numbered[]
  readonly parts: readonly Part[]
  readonly guessPx: GuessPx
  readonly box: RefObject<HTMLElement | null>
  readonly list: RefObject<HTMLElement | null>
  readonly followsEnd: boolean
  readonly isFlood: boolean
}): Drawn & { readonly rows: DrawnRows; readonly flight: Flight; readonly widthPx: number } {
  const [{ heights, rows, heldOutside, measureAnew, endMeasuring }] = useState(() => drawnRows(guessPx))
  const [flight] = useState(flightOverList)
  const [drawn, setDrawn] = useState(NOTHING)
  const [widthPx, setWidthPx] = useState(0)
  const now = followsEnd ? atEnd(drawn, entries, parts, heights, isFlood) : drawn
  const latest = useRef({ entries, parts, drawn: now, followsEnd, isFlood })
  useLayoutEffect(() => {
    latest.current = { entries, parts, drawn: now, followsEnd, isFlood }
  })
  // oxlint-disable-next-line react/refs -- asked when the box scrolls
  const [{ pass, look, fillEnd, stop }] = useState(() =>
    eye({
      box: () => box.current,
      list: () => list.current,
      latest: () => latest.current,
      heights,
      flight,
      heldOutside,
      setDrawn,
    }),
  )
  useLayoutEffect(() => {
    if (parts.length === 0) flight.clear()
    if (widthPx > 0 && parts.length > 0 && !followsEnd) look()
  }, [parts, widthPx, followsEnd, flight, look])
  useEffect(() => {
    const { current: scrolling } = box
    const { current: content } = list
    if (!scrolling || !content) return undefined
    scrolling.addEventListener('scroll', pass, { passive: true })
    let width = 0
    const sizes = new ResizeObserver(() => {
      if (content.clientWidth === width) return
      width = content.clientWidth
      measureAnew(width)
      setWidthPx(width)
    })
    sizes.observe(scrolling)
    // A list that comes up with its entries is laid out before its box is known.
    if (!latest.current.followsEnd) look()
    return () => {
      stop()
      scrolling.removeEventListener('scroll', pass)
      sizes.disconnect()
    }
  }, [box, list, measureAnew, pass, look, stop])
  const isEndToFill = followsEnd && !isFlood && !drawn.isEndFilled && entries.length > 0
  useEffect(() => {
    if (!isEndToFill) return undefined
    const timer = setTimeout(fillEnd, STILL_MS)
    return () => clearTimeout(timer)
  }, [isEndToFill, fillEnd])
  useEffect(() => endMeasuring, [endMeasuring])

  return { ...now, rows, flight, widthPx }
}

/** The last rows: in a flood those of the box alone, as the next frame shows others. */
function atEnd(
  drawn: Drawn,
  entries: readonly Numbered[],
  parts: readonly Part[],
  heights: RowHeights,
  isFlood: boolean,
): Drawn {
  const seen = findEnd(parts, heights.of, NOTHING.endPx)
  const first = isFlood ? seen : Math.max(findEnd(parts, heights.of, drawn.endPx), seen - MOST_ROWS)
  const isPassing = isFlood || !drawn.isEndFilled
  return { ...drawn, from: entries[first]?.number ?? 0, to: entries.at(-1)?.number ?? 0, isPassing }
}

const STILL_MS = 150
