import type { ColumnsPicture } from '@kvint/insights'
import type { PlotProps } from './plot.ts'

/** Ranges of a number side by side; the one that stands out is hatched. */
export function ColumnsPlot({ picture, width, words }: PlotProps<ColumnsPicture>) {
  const { marks, along, unit, marked } = picture
  const most = Math.max(...marks.map(({ value }) => value), 1)
  const step = Math.min(WIDEST, width / Math.max(marks.length, 1))
  const every = Math.ceil(44 / step)
  return (
    <svg data-picture="" aria-hidden="true" width={width} height={HEIGHT + 40} viewBox={`0 0 ${width} ${HEIGHT + 40}`}>
      <line x1={0} x2={width} y1={HEIGHT} y2={HEIGHT} className="axis-line" />
      {marks.map(({ label, value }, index) => {
        const height = (value / most) * (HEIGHT - 24)
        const x = index * step
        return (
          <g key={label} data-mark={index} className="mark">
            <rect x={x} y={0} width={step} height={HEIGHT + 20} className="mark-reach" />
            <rect
              x={x + Math.min(2, step * 0.1)}
              y={HEIGHT - height}
              width={Math.max(1, step - Math.min(4, step * 0.2))}
              height={height}
              className={label === marked ? 'mark-fill mark-fill-other' : 'mark-fill'}
            />
            {value > 0 && step > 18 && (
              <text x={x + step / 2} y={HEIGHT - height - 6} textAnchor="middle" className="chart-text chart-text-ink">
                {value}
              </text>
            )}
            {index % every === 0 && (
              <text
                x={every === 1 ? x + step / 2 : x + 2}
                y={HEIGHT + 16}
                textAnchor={every === 1 ? 'middle' : 'start'}
                className="chart-text"
              >
                {step * every > label.length * 7.6 ? label : label.split('–')[0]}
              </text>
            )}
          </g>
        )
      })}
      <text x={0} y={HEIGHT + 36} className="chart-text">
        {words.axisOf(along)}
      </text>
      <text x={width} y={HEIGHT + 36} textAnchor="end" className="chart-text">
        ↑ {words.axisOf(unit)}
      </text>
    </svg>
  )
}

const HEIGHT = 180
const WIDEST = 72
