import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type DrawnRows, drawnRows } from './drawn-rows.ts'
import { findEnd, findRange } from './find-range.ts'
import type { Numbered, Part } from './in-parts.ts'

/** Numbers of the first and the last entry that are drawn, and of others that stay so. */
export type Drawn = { readonly from: number; readonly to: number; readonly held: readonly number[] }

/** Which entries of a list are to be drawn, by what its box shows: decided as it scrolls, before the frame is laid out. */
export function useDrawnRange({
  entries,
  parts,
  guessPx,
  box,
  list,
  followsEnd,
}: {
  readonly entries: readonly Numbered[]
  readonly parts: readonly Part[]
  readonly guessPx: (entry: Numbered) => number
  readonly box: RefObject<HTMLElement | null>
  readonly list: RefObject<HTMLElement | null>
  readonly followsEnd: boolean
}): Drawn & { readonly rows: DrawnRows } {
  const [{ heights, rows, heldOutside, end }] = useState(() => drawnRows(guessPx))
  const [drawn, setDrawn] = useState<Drawn>(NOTHING)
  const latest = useRef({ entries, parts, drawn, followsEnd })
  useLayoutEffect(() => {
    latest.current = { entries, parts, drawn, followsEnd }
  })

  const [look] = useState(() => (isScrolling: boolean) => {
    const { current: scrolling } = box
    const { current: content } = list
    if (!scrolling || !content) return
    const now = latest.current
    const { clientHeight, scrollTop, scrollHeight } = scrolling
    if (now.followsEnd && scrollHeight - scrollTop - clientHeight < NEARLY_PX) return
    const top = scrolling.getBoundingClientRect().top - content.getBoundingClientRect().top
    const seen = findRange(now.parts, heights, top, top + clientHeight)
    const around = (px: number, most: number) => {
      const near = findRange(now.parts, heights, top - px, top + clientHeight + px)
      const first = now.entries[Math.max(near.first, seen.first - most)]
      const last = now.entries[Math.min(near.last, seen.last + most)]
      return { from: first?.number ?? 0, to: last?.number ?? 0 }
    }
    const hiddenPx = innerHeight * HIDDEN_FROM
    const needed = around(hiddenPx, LEAST_ROWS)
    if (needed.from >= now.drawn.from && needed.to <= now.drawn.to) return
    const next = around(hiddenPx + AHEAD_PX, MOST_ROWS)
    const held = heldOutside(next.from, next.to)
    const set = () => setDrawn({ ...next, held })
    if (isScrolling) flushSync(set)
    else set()
  })
  useLayoutEffect(() => {
    if (parts.length > 0 && !followsEnd) look(false)
  }, [parts, followsEnd, look])
  useEffect(() => {
    const { current: scrolling } = box
    if (!scrolling) return undefined
    const scrolled = () => look(true)
    scrolling.addEventListener('scroll', scrolled, { passive: true })
    let width = scrolling.clientWidth
    const sizes = new ResizeObserver(() => {
      if (scrolling.clientWidth === width) return
      width = scrolling.clientWidth
      heights.forget()
      look(false)
    })
    sizes.observe(scrolling)
    return () => {
      scrolling.removeEventListener('scroll', scrolled)
      sizes.disconnect()
    }
  }, [box, heights, look])
  useEffect(() => end, [end])

  if (!followsEnd) return { ...drawn, rows }
  return { from: entries[findEnd(parts, heights.of, AT_END_PX)]?.number ?? 0, to: Infinity, held: drawn.held, rows }
}

const NOTHING = { from: 0, to: 0, held: [] }
/** Browsers lay out what is hidden from one and a half windows away: till there rows are drawn, so that their bare words never are. */
const HIDDEN_FROM = 1.5
const AHEAD_PX = 200
/** Many short rows cost more than their words. */
const LEAST_ROWS = 8
const MOST_ROWS = 12
/** A box of 400 pixels, and what lies above it. */
const AT_END_PX = 800
const NEARLY_PX = 24
