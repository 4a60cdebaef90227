import { scaleLinear } from 'd3-scale'
import type { RangesPicture } from '@kvint/insights'
import { cut, type PlotProps } from './plot.ts'

/** Lowest to highest as a line, the middle half as a box, the middle as a stroke. */
export function RangesPlot({ picture, width, words }: PlotProps<RangesPicture>) {
  const { marks, unit } = picture
  const names = Math.min(160, width * 0.36)
  const x = scaleLinear(
    [Math.min(...marks.map(({ low }) => low)), Math.max(...marks.map(({ high }) => high))],
    [names + 8, width - 12],
  ).nice()
  const height = marks.length * ROW + 40
  const bottom = marks.length * ROW
  return (
    <svg data-picture="" aria-hidden="true" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {x.ticks(Math.max(2, Math.min(5, Math.floor((width - names) / 60)))).map((tick) => (
        <g key={tick}>
          <line x1={x(tick)} x2={x(tick)} y1={0} y2={bottom} className="bar-line" />
          <text x={x(tick)} y={bottom + 16} textAnchor="middle" className="chart-text">
            {words.tickOf(tick, unit)}
          </text>
        </g>
      ))}
      {marks.map((mark, index) => {
        const y = index * ROW + ROW / 2
        return (
          <g key={`${mark.label} ${index}`} data-mark={index} className="mark">
            <rect x={0} y={index * ROW} width={width} height={ROW} className="mark-reach" />
            <text x={0} y={y + 4.5} className="row-name">
              {cut(unit === 'velocity' ? words.nameOf(mark.label) : mark.label, names)}
            </text>
            <line x1={x(mark.low)} x2={x(mark.high)} y1={y} y2={y} className="mark-stem" />
            <rect
              x={x(mark.q1)}
              y={y - 6}
              width={Math.max(2, x(mark.q3) - x(mark.q1))}
              height={12}
              className="mark-fill mark-fill-soft"
            />
            <line x1={x(mark.value)} x2={x(mark.value)} y1={y - 8} y2={y + 8} className="mark-middle" />
          </g>
        )
      })}
      <text x={width} y={bottom + 34} textAnchor="end" className="chart-text">
        {words.axisOf(unit)} →
      </text>
    </svg>
  )
}

const ROW = 26
