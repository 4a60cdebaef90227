import type { DotsPicture } from '@kvint/insights'
import { Axes, boxOf, planeScales } from './axes.tsx'
import { type Place, placeNames } from './place-names.ts'
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
  const isVaried = marks.some(({ size }) => size !== marks[0]?.size)
  const spots = marks.map((mark) => ({
    x: scales.x(mark.x),
    y: scales.y(mark.y),
    radius: isVaried ? 4 + Math.sqrt(mark.size) * 10 : 5,
    name: cut(mark.label, 120),
    weight: mark.size + mark.value / 100,
  }))
  const named = isMap || x === 'date' ? placeNames(spots, width) : new Map<number, Place>()
  return (
    <svg data-picture="" aria-hidden="true" width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`}>
      <Axes box={box} scales={scales} x={x} y={y} words={words} />
      {marks.map((mark, index) => {
        const spot = spots[index]
        const place = named.get(index)
        if (!spot) return null
        return (
          <g key={`${mark.label} ${index}`} data-mark={index} className="mark">
            <circle cx={spot.x} cy={spot.y} r={Math.max(spot.radius, 12)} className="mark-reach" />
            <circle cx={spot.x} cy={spot.y} r={spot.radius} className="mark-fill mark-fill-soft" />
            {place && (
              <text x={place.x} y={place.y} textAnchor={place.anchor} className="chart-text chart-text-ink dot-name">
                {spot.name}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

const HEIGHT = 280
