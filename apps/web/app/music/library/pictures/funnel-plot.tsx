import type { FunnelPicture } from '@kvint/insights'
import type { PlotProps } from './plot.ts'

/** Stations from top to bottom, each as wide as what stands there. */
export function FunnelPlot({ picture, width, words }: PlotProps<FunnelPicture>) {
  const { marks, unit } = picture
  const most = Math.max(...marks.map(({ value }) => value), 1)
  const height = marks.length * ROW
  return (
    <svg data-picture="" aria-hidden="true" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {marks.map(({ label, value }, index) => {
        const bar = value === 0 ? 0 : Math.max(2, (value / most) * width)
        const y = index * ROW
        return (
          <g key={label} data-mark={index} className="mark">
            <rect x={0} y={y} width={width} height={ROW} className="mark-reach" />
            <text x={0} y={y + 16} className="row-name">
              {words.nameOf(label)}
            </text>
            <text x={width} y={y + 16} textAnchor="end" className="chart-text chart-text-ink">
              {words.valueOf(value, unit)}
            </text>
            <rect x={(width - bar) / 2} y={y + 24} width={bar} height={18} className="mark-fill" />
          </g>
        )
      })}
    </svg>
  )
}

const ROW = 54
