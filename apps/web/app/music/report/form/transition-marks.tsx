import { beatOfBar } from '@kvint/report'
import { useReportCopy } from '../copy/report.ts'
import type { TimeScale } from '../picture/time-scale.ts'
import { useReport } from '../view/report-context.ts'
import { signNames } from './sign-names.ts'

/** At each line between two sections: a filled dot where something leads in, a hollow one where nothing does. */
export function TransitionMarks({ scale }: { scale: TimeScale }) {
  const { report } = useReport()
  const { form: words } = useReportCopy()
  const { meters, form } = report.arrangement
  const [, width = 0] = scale.range()
  const inSight = (form.unfolding?.transitions ?? [])
    .map((transition) => ({ ...transition, x: scale(beatOfBar(meters, transition.bar)) }))
    .filter(({ x }) => x >= -8 && x <= width + 8)
  return inSight.map(({ bar, from, to, signs, x }, index) => {
    const text = signNames(signs, words.signs).join(', ') || words.noSign
    const room = Math.floor(((inSight[index + 1]?.x ?? width) - x - 22) / CHARACTER_PX)
    return (
      <g key={bar} transform={`translate(${x} 0)`}>
        <title>{words.transition({ bar, from, to }, text)}</title>
        <path d="M0 0V32" className="stroke-control" strokeDasharray="2 2" />
        <circle cx={0} cy={16} r={5} className={signs.length > 0 ? 'fill-root' : 'transition-bare'} />
        {room >= FEWEST_CHARACTERS && (
          <text x={10} y={20.5} className="chart-text">
            {text.length <= room ? text : `${text.slice(0, room - 1)}…`}
          </text>
        )}
      </g>
    )
  })
}

const CHARACTER_PX = 7.5
const FEWEST_CHARACTERS = 4
