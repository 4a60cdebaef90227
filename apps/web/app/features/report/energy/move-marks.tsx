import { beatOfBar } from '../model/bar-lines.ts'
import type { TimeScale } from '../picture/time-scale.ts'
import { useReport } from '../view/report-context.ts'

/** ▲ and how many tracks enter, ▼ and how many leave; numbers only where they have room. */
export function MoveMarks({ scale }: { scale: TimeScale }) {
  const { report } = useReport()
  const { form, meters } = report.arrangement
  const [, width = 0] = scale.range()
  const inSight = form.moves
    .map((move) => ({ ...move, x: scale(beatOfBar(meters, move.bar)) }))
    .filter(({ x }) => x >= -10 && x <= width)
  return inSight.map(({ bar, enters, leaves, x }, index) => {
    const hasRoom = (inSight[index + 1]?.x ?? width) - x > 24
    return (
      <g key={bar}>
        {enters.length > 0 && <path d={`M${x} 5l4.5 8h-9z`} className="fill-ok" />}
        {leaves.length > 0 && <path d={`M${x} 29l4.5 -8h-9z`} className="fill-fifth" />}
        {hasRoom && enters.length > 0 && (
          <text x={x + 7} y={13} className="chart-text">
            {enters.length}
          </text>
        )}
        {hasRoom && leaves.length > 0 && (
          <text x={x + 7} y={29} className="chart-text">
            {leaves.length}
          </text>
        )}
      </g>
    )
  })
}
