import type { RankedPicture } from '@kvint/insights'
import { cut, type PlotProps } from './plot.ts'

/** Names under each other, each with a line as long as its number. */
export function RankedPlot({ picture, width, words }: PlotProps<RankedPicture>) {
  const { marks, unit } = picture
  const most = Math.max(...marks.map(({ value }) => Math.abs(value)), 1)
  const names = Math.min(200, width * 0.42)
  const values = 88
  const room = Math.max(20, width - names - values)
  const height = marks.length * ROW
  return (
    <svg data-picture="" aria-hidden="true" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {marks.map(({ label, value }, index) => {
        const y = index * ROW + ROW / 2
        const end = names + 8 + (Math.abs(value) / most) * (room - 16)
        return (
          <g key={`${label} ${index}`} data-mark={index} className="mark">
            <rect x={0} y={index * ROW} width={width} height={ROW} className="mark-reach" />
            <text x={0} y={y + 4.5} className="row-name">
              {cut(words.nameOf(label), names)}
            </text>
            <line x1={names} x2={end} y1={y} y2={y} className="mark-stem" />
            <circle cx={end} cy={y} r={5} className="mark-fill" />
            <text x={end + 10} y={y + 4.5} className="chart-text chart-text-ink">
              {words.valueOf(value, unit)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

const ROW = 26
