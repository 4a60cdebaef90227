import { flushSync } from 'react-dom'
import { findRange, type Range } from './find-range.ts'
import type { Flight } from './flight.ts'
import type { Numbered, Part } from './in-parts.ts'
import type { RowHeights } from './row-heights.ts'

/** Numbers of the first and the last entry that are drawn, and of others that stay so. */
export type Drawn = {
  readonly from: number
  readonly to: number
  readonly held: readonly number[]
  /** Whether the reader is on the way, and words that are not drawn are hidden. */
  readonly isPassing: boolean
  /** How much is drawn while the end is followed, and whether that is all. */
  readonly endPx: number
  readonly isEndFilled: boolean
}

type Watched = {
  readonly entries: readonly Numbered[]
  readonly parts: readonly Part[]
  readonly drawn: Drawn
  readonly followsEnd: boolean
  readonly isFlood: boolean
}

/** Where the reader of a list looks: lets rows fly by while she is on the way, and has them drawn where she stands still. */
export function eye({
  box,
  list,
  heights,
  flight,
  heldOutside,
  latest,
  setDrawn,
}: {
  readonly box: () => HTMLElement | null
  readonly list: () => HTMLElement | null
  readonly heights: RowHeights
  readonly flight: Flight
  readonly heldOutside: (from: number, to: number) => readonly number[]
  readonly latest: () => Watched
  readonly setDrawn: (drawn: Drawn) => void
}) {
  let lastTop: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = 0
  let isDrawing = false

  const inSight = () => {
    const scrolling = box()
    const content = list()
    if (!scrolling || !content) return undefined
    const { clientHeight, scrollTop, scrollHeight } = scrolling
    const movedPx = scrollTop - (lastTop ?? scrollTop)
    lastTop = scrollTop
    if (latest().followsEnd && scrollHeight - scrollTop - clientHeight < NEARLY_PX) return undefined
    const top = scrolling.getBoundingClientRect().top - content.getBoundingClientRect().top
    return { top, bottom: top + clientHeight, movedPx }
  }
  const rangeOf = ({ top, bottom }: Stretch, abovePx: number, belowPx: number) =>
    findRange(latest().parts, heights, top - abovePx, bottom + belowPx)
  const numbersOf = ({ first, last }: Pick<Range, 'first' | 'last'>): Numbers => {
    const { entries } = latest()
    return { from: entries[first]?.number ?? 0, to: entries[last]?.number ?? 0 }
  }
  const around = (view: Stretch, abovePx: number, belowPx: number, most: number) => {
    const seen = rangeOf(view, 0, 0)
    const near = rangeOf(view, abovePx, belowPx)
    return numbersOf({ first: Math.max(near.first, seen.first - most), last: Math.min(near.last, seen.last + most) })
  }
  const isDrawn = ({ from, to }: Numbers) => from >= latest().drawn.from && to <= latest().drawn.to
  /** In a short list, which is drawn quickly, every word is there once for who looks for it. */
  const isLong = () => latest().entries.length >= LONG
  const draw = (next: Numbers, isPassing: boolean) => {
    flight.end()
    setDrawn({ ...NOTHING, ...next, held: heldOutside(next.from, next.to), isPassing })
  }
  /** What it draws itself is nothing new to look at. */
  const atOnce = (act: () => void) => {
    isDrawing = true
    flushSync(act)
    isDrawing = false
  }
  const stop = () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
  /** Not what is drawn now and what is drawn next in one. */
  const inTwoFrames = (act: () => void) => {
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(act)
    })
  }

  /** Outwards from what is in sight, some rows a frame, above and below in turn; what is drawn already stays. */
  const fill = (step0: number) => {
    const view = inSight()
    if (!view) return fillEnd()
    const fullPx = hiddenPx() + AHEAD_PX
    const full = around(view, fullPx, fullPx, MOST_ROWS)
    const kept = common(latest().drawn, full)
    const upTo = (step: number) => {
      const [abovePx, belowPx] = [Math.ceil(step / 2), Math.floor(step / 2)].map((steps) => steps * FILLED_PX)
      return joined(around(view, abovePx ?? 0, belowPx ?? 0, MOST_ROWS), kept)
    }
    let step = step0
    let next = upTo(step)
    while (!flight.isShown() && isDrawn(next) && !covers(next, full)) next = upTo(++step)
    const isDone = covers(next, full)
    atOnce(() => draw(next, !isDone))
    if (!isDone) inTwoFrames(() => fill(step + 1))
  }
  /** Where the end is followed: upwards from there. */
  const fillEnd = () => {
    stop()
    const { drawn, isFlood } = latest()
    const endPx = Math.min(drawn.endPx + FILLED_PX, BOX_PX + hiddenPx() + AHEAD_PX)
    const isEndFilled = endPx === drawn.endPx
    if (isFlood) return
    atOnce(() => {
      flight.end()
      setDrawn({ ...drawn, from: 0, to: 0, isPassing: false, endPx, isEndFilled })
    })
    if (!isEndFilled) return inTwoFrames(fillEnd)
    if (isLong()) flight.prepare(latest().entries.slice(-READY_ROWS))
  }
  /** In a flight, what is not drawn in the list lies over it. */
  const fly = (range: Range, isOtherList: boolean) => {
    const { entries, drawn, followsEnd } = latest()
    let topPx = range.firstTopPx
    const rows = entries.slice(range.first, range.last + 1).map((entry, index) => {
      const row = { index: range.first + index, entry, topPx, heightPx: heights.of(entry) }
      topPx += row.heightPx
      return row
    })
    const isInList = ({ number }: Numbered) =>
      (number >= drawn.from && number <= drawn.to) || drawn.held.includes(number)
    if (!drawn.isPassing || followsEnd) {
      setDrawn({ ...drawn, held: heldOutside(drawn.from, drawn.to), isPassing: true })
    }
    flight.show(
      rows.filter(({ entry }) => !isInList(entry)),
      isOtherList,
    )
  }
  /** `isOtherList`: entries came or went, or their heights did, and the box has not moved. */
  const pass = (isOtherList: boolean) => {
    const view = inSight()
    if (!view) return flight.end()
    stop()
    timer = setTimeout(() => fill(0), STILL_MS)
    if (!latest().drawn.isPassing && isDrawn(around(view, hiddenPx(), hiddenPx(), LEAST_ROWS))) return
    if (isMarking(box()) || !isLong()) {
      if (isDrawn(numbersOf(rangeOf(view, 0, 0)))) return
      const drawNear = () => draw(around(view, FILLED_PX, FILLED_PX, MOST_ROWS), true)
      return isOtherList ? drawNear() : atOnce(drawNear)
    }
    const isFar = Math.abs(view.movedPx) > view.bottom - view.top
    const aheadPx = isFar ? 0 : ON_THE_WAY_PX
    const range = view.movedPx < 0 ? rangeOf(view, aheadPx, 0) : rangeOf(view, 0, aheadPx)
    if (isOtherList) fly(range, true)
    else atOnce(() => fly(range, false))
  }
  const look = () => {
    if (isDrawing) return
    if (flight.isShown() || latest().drawn.isPassing) return pass(true)
    const view = inSight()
    if (!view || isDrawn(around(view, hiddenPx(), hiddenPx(), LEAST_ROWS))) return
    const px = hiddenPx() + AHEAD_PX
    draw(around(view, px, px, MOST_ROWS), false)
  }
  return { pass: () => pass(false), look, fillEnd, stop }
}

/** A box of 400 pixels. */
const BOX_PX = 400
export const NOTHING: Drawn = { from: 0, to: 0, held: [], isPassing: false, endPx: BOX_PX, isEndFilled: false }
export const MOST_ROWS = 12

type Stretch = { readonly top: number; readonly bottom: number }
type Numbers = { readonly from: number; readonly to: number }

function common(one: Numbers, other: Numbers): Numbers {
  return { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) }
}

/** With what hangs together with it. */
function joined(one: Numbers, other: Numbers): Numbers {
  if (other.from > one.to || other.to < one.from) return one
  return { from: Math.min(one.from, other.from), to: Math.max(one.to, other.to) }
}

function covers(one: Numbers, other: Numbers): boolean {
  return one.from <= other.from && one.to >= other.to
}

/** Rows that fly by cannot be marked. */
function isMarking(element: Element | null): boolean {
  return element?.matches(':active') === true && getSelection()?.isCollapsed === false
}

/** Browsers lay out what is hidden from one and a half windows away: till there rows are drawn, so that their bare words never are. */
function hiddenPx(): number {
  return innerHeight * 1.5
}

const AHEAD_PX = 200
/** Many short rows cost more than their words. */
const LEAST_ROWS = 8
const READY_ROWS = 6
const LONG = 500
const NEARLY_PX = 24
/** How far ahead of a reader on the way rows are drawn. */
const ON_THE_WAY_PX = 400
const STILL_MS = 150
const FILLED_PX = 200
