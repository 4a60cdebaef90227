import { beatsOfBars } from '@kvint/report'
import { memo } from 'react'
import { SIGN_SHAPES } from '../findings/severity-sign.tsx'
import type { TimeScale } from '../picture/time-scale.ts'
import { useReport } from '../view/report-context.ts'

/** Where the findings lie: a line over their bars, a number for what stands on the first screen, else the sign of its kind. */
export const FindingLane = memo(function FindingLane({
  scale,
  numbers,
}: {
  scale: TimeScale
  numbers: ReadonlyMap<string, number>
}) {
  const { report, whole } = useReport()
  const [, width] = scale.range()
  const { meters } = report.arrangement
  const placed = report.findings
    .flatMap(({ id, severity, place }) => {
      const span = place.bars && beatsOfBars(meters, place.bars)
      return span && span.start < whole.end ? [{ id, severity, span, number: numbers.get(id) }] : []
    })
    .toSorted((a, b) => a.span.start - b.span.start || (a.number ?? 9) - (b.number ?? 9))
  const marks = apart(placed.map(({ span }) => scale(span.start) + 8))
  return placed.map(({ id, severity, span, number }, index) => {
    const [from, to] = [scale(span.start), Math.min(scale(span.end), scale(whole.end))]
    if (to < 0 || from > width) return null
    const x = Math.max(marks[index] ?? 0, 8)
    return (
      <g key={id}>
        <path d={`M${Math.max(from, 0)} 16.5H${Math.max(to - 1, from + 2)}`} className="finding-span" />
        {number === undefined ? (
          <g transform={`translate(${x} 8) scale(0.7)`}>{SIGN_SHAPES[severity]}</g>
        ) : (
          <g transform={`translate(${x} 8)`}>
            <circle r={7.5} className="badge-disc" />
            <text y={4} textAnchor="middle" className="badge-number">
              {number}
            </text>
          </g>
        )}
      </g>
    )
  })
})

/** Marks in their order, moved on where they would lie on each other. */
function apart(places: readonly number[]): number[] {
  const moved: number[] = []
  for (const place of places) moved.push(Math.max(place, (moved.at(-1) ?? -MARK_PX) + MARK_PX))
  return moved
}

const MARK_PX = 16
