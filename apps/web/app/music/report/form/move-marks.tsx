import { beatOfBar } from '@kvint/report'
import type { TimeScale } from '../picture/time-scale.ts'
import { useReport } from '../view/report-context.ts'
import { joinMoves } from './join-moves.ts'
import { useTrackNames } from './use-track-names.ts'

/** ▲ what enters, ▼ what leaves: names where they have room, else how many. */
export function MoveMarks({ scale }: { scale: TimeScale }) {
  const { report } = useReport()
  const { form, meters } = report.arrangement
  const namesOf = useTrackNames()
  const [, width = 0] = scale.range()
  const inSight = joinMoves(
    form.moves
      .map((move) => ({ ...move, x: scale(beatOfBar(meters, move.bar)) }))
      .filter(({ x }) => x >= -1 && x <= width + 4),
  )
  return inSight.map(({ bar, enters, leaves, x }, index) => {
    const room = Math.floor(((inSight[index + 1]?.x ?? width) - x - 14) / CHARACTER_PX)
    return (
      <g key={bar} transform={`translate(${Math.max(x, HALF_PX)} 0)`}>
        {enters.length > 0 && <path d="M0 6l4.5 8h-9z" className="fill-ok" />}
        {leaves.length > 0 && <path d="M0 32l4.5 -8h-9z" className="fill-fifth" />}
        <Names names={namesOf(enters)} room={room} y={14.5} />
        <Names names={namesOf(leaves)} room={room} y={32.5} />
      </g>
    )
  })
}

function Names({ names, room, y }: { names: readonly string[]; room: number; y: number }) {
  const all = names.join(', ')
  const count = String(names.length)
  if (names.length === 0 || room < count.length) return null
  return (
    <text x={8} y={y} className="chart-text">
      {all.length <= room ? all : count}
    </text>
  )
}

const CHARACTER_PX = 7.5
/** A mark at the very beginning is seen whole. */
const HALF_PX = 4.5
