import type { FanPicture } from '@kvint/insights'
import { cut, type PlotProps } from './plot.ts'

/** The stage from above: each role a row between left and right, a dot as large as it is often there. */
export function FanPlot({ picture, width, words }: PlotProps<FanPicture>) {
  const { marks } = picture
  const roles = [...new Set(marks.map(({ role }) => role))]
  const most = Math.max(...marks.map(({ value }) => value), 1)
  const names = Math.min(110, width * 0.3)
  const middle = names + (width - names) / 2
  const reach = (width - names) / 2 - 16
  const height = roles.length * ROW + 28
  const bottom = roles.length * ROW
  return (
    <svg data-picture="" aria-hidden="true" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {[-1, -0.5, 0, 0.5, 1].map((pan) => (
        <g key={pan}>
          <line x1={middle + pan * reach} x2={middle + pan * reach} y1={0} y2={bottom} className="bar-line" />
          <text x={middle + pan * reach} y={bottom + 18} textAnchor="middle" className="chart-text">
            {pan === 0 ? 'C' : `${Math.abs(pan) * 50}${pan < 0 ? 'L' : 'R'}`}
          </text>
        </g>
      ))}
      {roles.map((role, row) => (
        <text key={role} x={0} y={row * ROW + ROW / 2 + 4.5} className="row-name">
          {cut(words.nameOf(role), names)}
        </text>
      ))}
      {marks.map((mark, index) => {
        const [cx, cy] = [middle + mark.pan * reach, roles.indexOf(mark.role) * ROW + ROW / 2]
        return (
          <g key={mark.label} data-mark={index} className="mark">
            <circle cx={cx} cy={cy} r={12} className="mark-reach" />
            <circle cx={cx} cy={cy} r={3 + 9 * Math.sqrt(mark.value / most)} className="mark-fill mark-fill-soft" />
          </g>
        )
      })}
    </svg>
  )
}

const ROW = 28
