import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type DrawnRows, drawnRows } from './drawn-rows.ts'
import { findEnd, findRange } from './find-range.ts'
import type { Numbered, Part } from './in-parts.ts'

/** Numbers of the first and the last entry that are drawn, and of others that stay so. */
export type Drawn = {
  readonly from: number
  readonly to: number
  readonly held: readonly number[]
  /** Whether only what is in sight and a little ahead is drawn, as the reader is on the way. */
  readonly isPassing: boolean
  /** What is in sight where nothing of the last frame is: drawn over the list, which stays as it is. */
  readonly flight?: Flight
}

export type Flight = { readonly entries: readonly Numbered[]; readonly topPx: number; readonly heightPx: number }

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
  readonly guessPx: (entry: Numbered) => number
  readonly box: RefObject<HTMLElement | null>
  readonly list: RefObject<HTMLElement | null>
  readonly followsEnd: boolean
  readonly isFlood: boolean
}): Drawn & { readonly rows: DrawnRows } {
  const [{ heights, rows, heldOutside, end }] = useState(() => drawnRows(guessPx))
  const [drawn, setDrawn] = useState<Drawn>(NOTHING)
  const latest = useRef({ entries, parts, drawn, followsEnd })
  useLayoutEffect(() => {
    latest.current = { entries, parts, drawn, followsEnd }
  })

  const [{ pass, look, stop }] = useState(() => {
    let lastTop: number | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let frame = 0
    const inSight = () => {
      const { current: scrolling } = box
      const { current: content } = list
      if (!scrolling || !content) return undefined
      const { clientHeight, scrollTop, scrollHeight } = scrolling
      const movedPx = scrollTop - (lastTop ?? scrollTop)
      lastTop = scrollTop
      if (latest.current.followsEnd && scrollHeight - scrollTop - clientHeight < NEARLY_PX) return undefined
      const top = scrolling.getBoundingClientRect().top - content.getBoundingClientRect().top
      return { top, bottom: top + clientHeight, movedPx }
    }
    const around = ({ top, bottom }: Stretch, abovePx: number, belowPx: number, most: number) => {
      const now = latest.current
      const seen = findRange(now.parts, heights, top, bottom)
      const near = findRange(now.parts, heights, top - abovePx, bottom + belowPx)
      const first = now.entries[Math.max(near.first, seen.first - most)]
      const last = now.entries[Math.min(near.last, seen.last + most)]
      return { from: first?.number ?? 0, to: last?.number ?? 0 }
    }
    const fly = ({ top, bottom }: Stretch) => {
      const { parts: all, entries: every, drawn: now } = latest.current
      const { first, last, firstTopPx } = findRange(all, heights, top, bottom)
      const flight = { entries: every.slice(first, last + 1), topPx: firstTopPx, heightPx: bottom - firstTopPx }
      const held = now.flight ? now.held : heldOutside(now.from, now.to)
      setDrawn({ ...now, held, isPassing: true, flight })
    }
    const isDrawn = ({ from, to }: Numbers) => from >= latest.current.drawn.from && to <= latest.current.drawn.to
    const set = (next: Numbers, isPassing: boolean) =>
      setDrawn({ ...next, held: heldOutside(next.from, next.to), isPassing })
    const stop = () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
    }

    /** Outwards from what is in sight, some rows a frame. */
    const fill = (px: number) => {
      const view = inSight()
      if (!view) return setDrawn(NOTHING)
      const isDone = px >= hiddenPx() + AHEAD_PX
      set(around(view, px, px, MOST_ROWS), !isDone)
      if (!isDone) frame = requestAnimationFrame(() => fill(px + FILLED_PX))
    }
    const pass = (isScrolling: boolean) => {
      const view = inSight()
      if (!view) return
      const isDown = view.movedPx >= 0
      stop()
      timer = setTimeout(() => fill(FILLED_PX), STILL_MS)
      const { isPassing, flight } = latest.current.drawn
      if (isScrolling && Math.abs(view.movedPx) > view.bottom - view.top) return flushSync(() => fly(view))
      const [above, below] = isDown ? [0, 1] : [1, 0]
      const needed = isPassing
        ? around(view, above * NEXT_PX, below * NEXT_PX, MOST_ROWS)
        : around(view, hiddenPx(), hiddenPx(), LEAST_ROWS)
      if (!flight && isDrawn(needed)) return
      const draw = () => set(around(view, above * ON_THE_WAY_PX, below * ON_THE_WAY_PX, MOST_ROWS), true)
      if (isScrolling) flushSync(draw)
      else draw()
    }
    const look = () => {
      const { isPassing, flight } = latest.current.drawn
      if (flight) return
      if (isPassing) return pass(false)
      const view = inSight()
      if (!view || isDrawn(around(view, hiddenPx(), hiddenPx(), LEAST_ROWS))) return
      const px = hiddenPx() + AHEAD_PX
      set(around(view, px, px, MOST_ROWS), false)
    }
    return { pass, look, stop }
  })
  useLayoutEffect(() => {
    if (parts.length > 0 && !followsEnd) look()
  }, [parts, followsEnd, look])
  useEffect(() => {
    const { current: scrolling } = box
    if (!scrolling) return undefined
    const scrolled = () => pass(true)
    scrolling.addEventListener('scroll', scrolled, { passive: true })
    let width = scrolling.clientWidth
    const sizes = new ResizeObserver(() => {
      if (scrolling.clientWidth === width) return
      width = scrolling.clientWidth
      heights.forget()
      look()
    })
    sizes.observe(scrolling)
    // A list that comes up with its entries is laid out before its box is known.
    if (!latest.current.followsEnd) look()
    return () => {
      stop()
      scrolling.removeEventListener('scroll', scrolled)
      sizes.disconnect()
    }
  }, [box, heights, pass, look, stop])
  useEffect(() => end, [end])

  if (!followsEnd) return { ...drawn, rows }
  const from = entries[findEnd(parts, heights.of, isFlood ? IN_FLOOD_PX : AT_END_PX)]?.number ?? 0
  return { from, to: Infinity, held: drawn.held, isPassing: drawn.isPassing, rows }
}

type Stretch = { readonly top: number; readonly bottom: number }
type Numbers = { readonly from: number; readonly to: number }

/** Browsers lay out what is hidden from one and a half windows away: till there rows are drawn, so that their bare words never are. */
function hiddenPx(): number {
  return innerHeight * 1.5
}

const NOTHING = { from: 0, to: 0, held: [], isPassing: false }
const AHEAD_PX = 200
/** Many short rows cost more than their words. */
const LEAST_ROWS = 8
const MOST_ROWS = 12
/** A box of 400 pixels, and what lies above it. */
const AT_END_PX = 800
/** The box alone: the next frame shows others. */
const IN_FLOOD_PX = 400
const NEARLY_PX = 24
/** How far ahead of a reader on the way rows are drawn, and how little may be left of it. */
const ON_THE_WAY_PX = 600
const NEXT_PX = 450
const STILL_MS = 150
const FILLED_PX = 200
