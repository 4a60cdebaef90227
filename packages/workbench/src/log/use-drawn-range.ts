import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type DrawnRows, drawnRows } from './drawn-rows.ts'
import { AHEAD_PX, BOX_PX, type Drawn, eye, LONG, MOST_ROWS, NOTHING } from './eye.ts'
import { findEnd } from './find-range.ts'
import type { Flight } from './flight.ts'
import type { Numbered, Part } from './in-parts.ts'
import type { GuessPx, RowHeights } from './row-heights.ts'

/** Which entries of a list are to be drawn, by what its box shows: decided as it scrolls, before the frame is laid out. */
export function useDrawnRange({
  entries,
  parts,
  guessPx,
  flight,
  box,
  list,
  followsEnd,
  isFlood,
}: {
  readonly entries: readonly Numbered[]
  readonly parts: readonly Part[]
  readonly guessPx: GuessPx
  readonly flight: Flight
  readonly box: RefObject<HTMLElement | null>
  readonly list: RefObject<HTMLElement | null>
  readonly followsEnd: boolean
  readonly isFlood: boolean
}): Drawn & { readonly rows: DrawnRows; readonly widthPx: number } {
  const [{ heights, rows, heldOutside, measureAnew, endMeasuring }] = useState(() => drawnRows(guessPx))
  const [drawn, setDrawn] = useState(NOTHING)
  const [widthPx, setWidthPx] = useState(0)
  const isPouring = isFlood && entries.length >= LONG
  const now = followsEnd ? atEnd(entries, parts, heights, isPouring) : drawn
  const latest = useRef({ entries, parts, drawn: now, followsEnd, isPouring })
  useLayoutEffect(() => {
    latest.current = { entries, parts, drawn: now, followsEnd, isPouring }
  })
  // oxlint-disable-next-line react/refs -- asked when the box scrolls
  const [{ pass, look, lookAtEnd, getReady, leave, stop }] = useState(() =>
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
    if (parts.length === 0) leave()
    else if (followsEnd) lookAtEnd(isPouring)
    else if (widthPx > 0) look()
  }, [parts, widthPx, followsEnd, isPouring, leave, look, lookAtEnd])
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
  const atRest = followsEnd && !isFlood ? parts : undefined
  useEffect(() => {
    if (!atRest) return undefined
    const timer = setTimeout(getReady, STILL_MS)
    return () => clearTimeout(timer)
  }, [atRest, getReady])
  useEffect(() => endMeasuring, [endMeasuring])

  return { ...now, rows, widthPx }
}

/** The last rows; none where entries pour in, as those fly. */
function atEnd(entries: readonly Numbered[], parts: readonly Part[], heights: RowHeights, isPouring: boolean): Drawn {
  if (isPouring) return NOTHING
  const seen = findEnd(parts, heights.of, BOX_PX)
  const first = Math.max(findEnd(parts, heights.of, BOX_PX + AHEAD_PX), seen - MOST_ROWS)
  return { ...NOTHING, from: entries[first]?.number ?? 0, to: entries.at(-1)?.number ?? 0 }
}

const STILL_MS = 150
