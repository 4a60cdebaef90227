import { barsOfBeats, type BeatRange } from '@kvint/report'
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { useReportCopy } from '../copy/report.ts'
import { rangeOfKey } from '../picture/range-key.ts'
import type { TimeScale } from '../picture/time-scale.ts'
import { panRange } from '../view/move-range.ts'
import { useReport, useView } from '../view/report-context.ts'

/** The frame about the bars that the pictures show. Drag it to move, drag beside it to choose other bars; keys work too. */
export function StripWindow({ line, scale }: { line: RefObject<HTMLElement | null>; scale: TimeScale }) {
  const { report, store, whole } = useReport()
  const { strip } = useReportCopy()
  const range = useView((view) => view.range)
  const grab = useRef<{ beat: number; range: BeatRange; isMove: boolean } | null>(null)
  const { meters } = report.arrangement
  const bars = barsOfBeats(meters, range)
  const all = barsOfBeats(meters, whole)
  const isWhole = bars.from === all.from && bars.to === all.to

  const beatAt = (event: PointerEvent) => {
    const left = line.current?.getBoundingClientRect().left ?? 0
    return Math.min(Math.max(scale.invert(event.clientX - left), whole.start), whole.end)
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    const beat = beatAt(event)
    event.currentTarget.setPointerCapture(event.pointerId)
    grab.current = { beat, range, isMove: !isWhole && beat >= range.start && beat <= range.end }
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!grab.current) return
    const beat = beatAt(event)
    const from = grab.current
    if (from.isMove) {
      store.set({ range: panRange(from.range, whole, (beat - from.beat) / (from.range.end - from.range.start)) })
    } else if (Math.abs(scale(beat) - scale(from.beat)) > 4) {
      store.set({
        range: { start: Math.min(beat, from.beat), end: Math.max(beat, from.beat, Math.min(beat, from.beat) + 1) },
      })
    }
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const from = grab.current
    grab.current = null
    const beat = beatAt(event)
    if (!from || from.isMove || Math.abs(scale(beat) - scale(from.beat)) > 4) return
    const section = report.arrangement.sections.find(
      ({ startBeats, endBeats }) => startBeats <= beat && endBeats > beat,
    )
    if (section) store.set({ range: { start: section.startBeats, end: section.endBeats } })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const key = event.key === 'ArrowUp' ? '+' : event.key === 'ArrowDown' ? '-' : event.key
    const isArrow = key === 'ArrowLeft' || key === 'ArrowRight'
    const moved = rangeOfKey({ key, shiftKey: isArrow }, range, whole)
    if (!moved || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    store.set({ range: moved })
  }

  return (
    // oxlint-disable jsx-a11y/prefer-tag-over-role -- a window with two ends; the browser's slider has one
    <div
      role="slider"
      tabIndex={0}
      aria-label={strip.window}
      aria-valuemin={all.from}
      aria-valuemax={all.to}
      aria-valuenow={bars.from}
      aria-valuetext={strip.bars(bars.from, bars.to)}
      className="absolute inset-0 touch-pan-y"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => (grab.current = null)}
      onKeyDown={onKeyDown}
    >
      <svg width="100%" height="48" className="block" aria-hidden="true">
        <rect
          x={scale(range.start) + 1}
          y={1}
          width={Math.max(scale(range.end) - scale(range.start) - 2, 4)}
          height={46}
          rx={3}
          className={isWhole ? 'strip-window strip-window-whole' : 'strip-window'}
        />
      </svg>
    </div>
    // oxlint-enable
  )
}
