import type { TimeScale } from '../picture/time-scale.ts'
import { useReport } from '../view/report-context.ts'

/** Live's locators: a small flag and its name above the bars, names left out where they would run into each other. */
export function LocatorFlags({ scale }: { scale: TimeScale }) {
  const { report } = useReport()
  const [, width = 0] = scale.range()
  const inSight = report.arrangement.locators.filter(({ startBeats }) => {
    const x = scale(startBeats)
    return x >= -1 && x <= width
  })
  return inSight.map(({ startBeats, name }, index) => {
    const x = scale(startBeats)
    const next = inSight[index + 1]
    const room = Math.floor(((next ? scale(next.startBeats) : width) - x - 14) / 7.2)
    return (
      <g key={`${startBeats} ${name}`} transform={`translate(${x} 0)`}>
        <path d="M0 3l7 4.5l-7 4.5z" className="fill-root" />
        {room >= 3 && (
          <text x={11} y={12} className="clip-label fill-ink">
            {name.length > room ? `${name.slice(0, room - 1)}…` : name}
          </text>
        )}
      </g>
    )
  })
}
