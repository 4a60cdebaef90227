import { beatOfBar, beatsOfBars } from '../model/bar-lines.ts'
import type { TimeScale } from '../picture/time-scale.ts'
import { useReport } from '../view/report-context.ts'

/** A step for each bar, as high as the bar is full; a line under the longest stretch without a change. */
export function EnergyBars({ scale, height, current }: { scale: TimeScale; height: number; current: number | null }) {
  const { report } = useReport()
  const { meters, form } = report.arrangement
  const steps = form.densityPerBar.map((density, index) => {
    const x = scale(beatOfBar(meters, index + 1))
    return `L${x.toFixed(1)} ${y(density, height)}L${scale(beatOfBar(meters, index + 2)).toFixed(1)} ${y(density, height)}`
  })
  const left = scale(beatOfBar(meters, 1))
  const right = scale(beatOfBar(meters, form.densityPerBar.length + 1))
  const still = form.longestUnchanged && beatsOfBars(meters, form.longestUnchanged)
  return (
    <>
      <path d={`M${left} ${height}${steps.join('')}L${right} ${height}Z`} className="fill-energy" />
      <path
        d={`M${left} ${height}${steps.join('')}L${right} ${height}`}
        fill="none"
        className="stroke-root"
        strokeWidth={1.5}
      />
      {still && (
        <path
          d={`M${scale(still.start) + 1} ${height - 8}v6H${scale(still.end) - 2}v-6`}
          fill="none"
          className="stroke-ink"
          strokeWidth={1.5}
        />
      )}
      {current !== null && (
        <rect
          x={scale(beatOfBar(meters, current))}
          y={0}
          width={Math.max(scale(beatOfBar(meters, current + 1)) - scale(beatOfBar(meters, current)), 2)}
          height={height}
          fill="none"
          className="stroke-ink"
          strokeWidth={2}
        />
      )}
    </>
  )
}

function y(density: number, height: number): string {
  return (height - 2 - density * (height - 12)).toFixed(1)
}
