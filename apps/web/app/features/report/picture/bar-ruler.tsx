import { barTicks } from '../model/bar-lines.ts'
import { useReport } from '../view/report-context.ts'
import type { TimeScale } from './time-scale.ts'

/** Bar lines behind a picture of time. */
export function BarLines({ scale, height }: { scale: TimeScale; height: number }) {
  return useTicks(scale).map(({ bar, beat }) => (
    <line key={bar} x1={scale(beat)} x2={scale(beat)} y1={0} y2={height} className="bar-line" />
  ))
}

/** Bar numbers along the top of a picture of time. */
export function BarNumbers({ scale, y }: { scale: TimeScale; y: number }) {
  const [, width = 0] = scale.range()
  return useTicks(scale).map(({ bar, beat }) =>
    scale(beat) > width - 24 ? null : (
      <text key={bar} x={scale(beat) + 4} y={y} className="chart-text">
        {bar}
      </text>
    ),
  )
}

function useTicks(scale: TimeScale) {
  const { report } = useReport()
  const [start = 0, end = 0] = scale.domain()
  const [, width = 0] = scale.range()
  return barTicks(report.arrangement.meters, { start, end }, Math.max(2, width / 64))
}
