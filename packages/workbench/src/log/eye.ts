import { flushSync } from 'react-dom'
import { findRange, type Range } from './find-range.ts'
import { type Flight, type PlacedRow, READY_ROWS } from './flight.ts'
import type { Numbered, Part } from './in-parts.ts'
import type { RowHeights } from './row-heights.ts'

/** Numbers of the first and the last entry that are drawn, and of others that stay so. */
export type Drawn = {
  readonly from: number
  readonly to: number
  readonly held: readonly number[]
}

type Watched = {
  readonly entries: readonly Numbered[]
  readonly parts: readonly Part[]
  readonly drawn: Drawn
  readonly followsEnd: boolean
  /** Many at a time come in. */
  readonly isPouring: boolean
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
    const isAtEnd = latest().followsEnd && scrollHeight - scrollTop - clientHeight < NEARLY_PX
    const top = scrolling.getBoundingClientRect().top - content.getBoundingClientRect().top
    return { top, bottom: top + clientHeight, movedPx, isAtEnd }
  }
  const rangeOf = ({ top, bottom }: Stretch, aroundPx = 0) =>
    findRange(latest().parts, heights, top - aroundPx, bottom + aroundPx)
  const numbersOf = ({ first, last }: Pick<Range, 'first' | 'last'>): Numbers => {
    const { entries } = latest()
    return { from: entries[first]?.number ?? 0, to: entries[last]?.number ?? 0 }
  }
  const around = (view: Stretch, aroundPx: number) => {
    const seen = rangeOf(view)
    const near = rangeOf(view, aroundPx)
    return numbersOf({
      first: Math.max(near.first, seen.first - MOST_ROWS),
      last: Math.min(near.last, seen.last + MOST_ROWS),
    })
  }
  const isDrawn = ({ from, to }: Numbers) => from >= latest().drawn.from && to <= latest().drawn.to
  /** In a short list, which is drawn quickly, every word is there once for who looks for it. */
  const isLong = () => latest().entries.length >= LONG
  const draw = (next: Numbers) => setDrawn({ ...next, held: heldOutside(next.from, next.to) })
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

  /** What of a stretch is not drawn in the list. */
  const missingFrom = ({ first, last, firstTopPx }: Range): readonly PlacedRow[] => {
    const { entries, drawn } = latest()
    const rows: PlacedRow[] = []
    let topPx = firstTopPx
    for (const [index, entry] of entries.slice(first, last + 1).entries()) {
      const heightPx = heights.of(entry)
      const isInList = (entry.number >= drawn.from && entry.number <= drawn.to) || drawn.held.includes(entry.number)
      if (!isInList) rows.push({ index: first + index, entry, topPx, heightPx })
      topPx += heightPx
    }
    return rows
  }
  /** Has rows at hand that are likely to fly first: the nearest that are not drawn, one in every second frame. */
  const getReady = () => {
    cancelAnimationFrame(frame)
    const view = inSight()
    if (!view || !isLong() || flight.isShown()) return
    const middlePx = (view.top + view.bottom) / 2
    const farPx = ({ topPx, heightPx }: PlacedRow) => Math.abs(topPx + heightPx / 2 - middlePx)
    const waiting = missingFrom(rangeOf(view, READY_PX))
      .toSorted((one, other) => farPx(one) - farPx(other))
      .slice(0, READY_ROWS)
    const next = () => {
      const row = waiting.shift()
      if (!row) return
      flight.prepare(row)
      inTwoFrames(next)
    }
    next()
  }
  /**
   * From the middle of what is in sight outwards, some rows a frame; what is drawn already stays. What flies goes when
   * all beneath it is drawn.
   */
  const fill = (step0: number) => {
    const view = inSight()
    if (!view || view.isAtEnd) return flight.end()
    const seen = numbersOf(rangeOf(view))
    const full = around(view, AHEAD_PX)
    const kept = common(latest().drawn, full)
    const middlePx = (view.top + view.bottom) / 2
    const upTo = (step: number) => {
      const [top, bottom] = [middlePx - step * FILLED_PX, middlePx + step * FILLED_PX]
      return joined(common(numbersOf(rangeOf({ top, bottom })), full), kept)
    }
    let step = step0
    let next = upTo(step)
    while (isDrawn(next) && !covers(next, full)) next = upTo(++step)
    atOnce(() => {
      draw(next)
      if (covers(next, seen)) flight.end()
    })
    inTwoFrames(covers(next, full) ? getReady : () => fill(step + 1))
  }
  /** `isOtherList`: entries came or went, or their heights did, and the box has not moved. */
  const pass = (isOtherList: boolean) => {
    const view = inSight()
    if (!view) return flight.end()
    if (view.isAtEnd) return lookAtEnd(latest().isPouring)
    stop()
    timer = setTimeout(() => fill(1), STILL_MS)
    const { drawn, followsEnd } = latest()
    if (followsEnd) setDrawn(drawn)
    if (!flight.isShown() && isDrawn(numbersOf(rangeOf(view)))) return
    if (isMarking(box()) || !isLong()) {
      const drawNear = () => {
        draw(around(view, NEAR_PX))
        flight.end()
      }
      return isOtherList ? drawNear() : atOnce(drawNear)
    }
    const isFar = Math.abs(view.movedPx) > view.bottom - view.top
    const aheadPx = isFar ? 0 : ON_THE_WAY_PX
    const range = rangeOf(
      view.movedPx < 0
        ? { top: view.top - aheadPx, bottom: view.bottom }
        : { top: view.top, bottom: view.bottom + aheadPx },
    )
    flight.show(missingFrom(range), isOtherList)
  }
  const look = () => {
    if (isDrawing) return
    if (flight.isShown()) return pass(true)
    const view = inSight()
    if (view && !view.isAtEnd && !isDrawn(numbersOf(rangeOf(view)))) draw(around(view, AHEAD_PX))
  }
  /** Where the end is followed; of what pours in, the rows of the box alone, as the next frame shows others. */
  const lookAtEnd = (isPouring: boolean) => {
    if (!isPouring) return flight.end()
    const bottom = latest().parts.reduce((sum, part) => sum + heights.ofPart(part), 0)
    flight.show(missingFrom(rangeOf({ top: bottom - BOX_PX, bottom })), true)
  }
  /** A list that is cleared. */
  const leave = () => {
    stop()
    flight.clear()
  }
  return { pass: () => pass(false), look, lookAtEnd, getReady, leave, stop }
}

export const NOTHING: Drawn = { from: 0, to: 0, held: [] }
/** From as many entries on, rows fly. */
export const LONG = 500
export const MOST_ROWS = 12
/** A box of 400 pixels. */
export const BOX_PX = 400
/** How far from a reader who stands still rows are drawn. */
export const AHEAD_PX = 400

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

const READY_PX = 1500
const NEARLY_PX = 24
const NEAR_PX = 200
/** How far ahead of a reader on the way rows fly. */
const ON_THE_WAY_PX = 400
const STILL_MS = 150
const FILLED_PX = 100
