import type { DotsPicture } from '@kvint/insights'
import { Axes, boxOf, planeScales } from './axes.tsx'
import { cut, type PlotProps } from './plot.ts'

/** Songs or things by two numbers; a third is the area of the dot. The outermost bear their names. */
export function DotsPlot({ picture, width, words }: PlotProps<DotsPicture>) {
  const { marks, x, y } = picture
  const box = boxOf(width, HEIGHT)
  const isMap = x === 'none' && y === 'none'
  const scales = planeScales(
    box,
    marks.map((mark) => mark.x),
    marks.map((mark) => mark.y),
    !isMap,
  )
  const named = new Set(
    marks
      .map((mark, index) => ({ index, size: mark.size * 2 + Math.abs(mark.value) / 100 }))
      .toSorted((a, b) => b.size - a.size)
      .slice(0, width > 480 ? 6 : 3)
      .map(({ index }) => index),
  )
  const isVaried = marks.some(({ size }) => size !== marks[0]?.size)
  return (
    <svg data-picture="" aria-hidden="true" width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`}>
      <Axes box={box} scales={scales} x={x} y={y} words={words} />
      {marks.map((mark, index) => {
        const [cx, cy] = [scales.x(mark.x), scales.y(mark.y)]
        const radius = isVaried ? 4 + Math.sqrt(mark.size) * 10 : 5
        const isRight = cx > width * 0.6
        return (
          <g key={`${mark.label} ${index}`} data-mark={index} className="mark">
            <circle cx={cx} cy={cy} r={Math.max(radius, 12)} className="mark-reach" />
            <circle cx={cx} cy={cy} r={radius} className="mark-fill mark-fill-soft" />
            {named.has(index) && (isVaried || isMap) && (
              <text
                x={isRight ? cx - radius - 4 : cx + radius + 4}
                y={cy + 4}
                textAnchor={isRight ? 'end' : 'start'}
                className="chart-text chart-text-ink"
              >
                {cut(mark.label, 120)}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

const HEIGHT = 280
