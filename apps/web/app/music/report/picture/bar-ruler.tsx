import { memo } from 'react'
import { barTicks } from '../model/bar-lines.ts'
import { useReport } from '../view/report-context.ts'
import type { TimeScale } from './time-scale.ts'

/** Bar lines behind a picture of time: one path, so that a turn of the wheel changes one thing. */
export const BarLines = memo(function BarLines({ scale, height }: { scale: TimeScale; height: number }) {
  const path = useTicks(scale).map(({ beat }) => `M${scale(beat).toFixed(2)} 0V${height}`)
  return <path d={path.join('')} className="bar-line" />
})

/** Bar numbers along the top of a picture of time. Moved, not placed: text that is placed again is laid out again. */
export const BarNumbers = memo(function BarNumbers({ scale, y }: { scale: TimeScale; y: number }) {
  const [, width] = scale.range()
  return useTicks(scale).map(({ bar, beat }) =>
    scale(beat) > width - 8 - 8 * String(bar).length ? null : (
      <text key={bar} transform={`translate(${scale(beat) + 4} ${y})`} className="chart-text">
        {bar}
      </text>
    ),
  )
})

function useTicks(scale: TimeScale) {
  const { report } = useReport()
  const [start, end] = scale.domain()
  const [, width] = scale.range()
  return barTicks(report.arrangement.meters, { start, end }, Math.max(2, width / 64))
}
