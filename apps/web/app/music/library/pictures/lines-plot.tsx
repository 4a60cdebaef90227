import type { LinesPicture } from '@kvint/insights'
import { Axes, boxOf, planeScales } from './axes.tsx'
import type { PlotProps } from './plot.ts'

/** One line each, laid over each other. */
export function LinesPlot({ picture, width, words }: PlotProps<LinesPicture>) {
  const { marks, x, y, isStepped } = picture
  const box = boxOf(width, HEIGHT)
  const points = marks.flatMap((mark) => mark.points)
  const scales = planeScales(
    box,
    points.map(([at]) => at),
    points.map(([, value]) => value),
    true,
  )
  return (
    <svg data-picture="" aria-hidden="true" width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`}>
      <Axes box={box} scales={scales} x={x} y={y} words={words} />
      {marks.map((mark, index) => {
        const path = mark.points
          .map(([at, value], place) => {
            const [px, py] = [scales.x(at).toFixed(1), scales.y(value).toFixed(1)]
            if (place === 0) return `M${px} ${py}`
            return isStepped ? `H${px}V${py}` : `L${px} ${py}`
          })
          .join('')
        return (
          <g key={`${mark.label} ${index}`} data-mark={index} className="mark">
            <path d={path} fill="none" className="mark-line-reach" />
            <path d={path} fill="none" className={marks.length > 1 ? 'mark-line mark-line-one' : 'mark-line'} />
          </g>
        )
      })}
    </svg>
  )
}

const HEIGHT = 260
