import type { RingPicture } from '@kvint/insights'
import type { PlotProps } from './plot.ts'

/** Songs by key on the circle of fifths: major outside, minor inside, the fuller the more songs. */
export function RingPlot({ picture, width }: PlotProps<RingPicture>) {
  const { marks } = picture
  const most = Math.max(...marks.map(({ value }) => value), 1)
  const size = Math.min(width, 360)
  /** Modes share a place with the key of the same notes: each stands behind the one before. */
  const places = Map.groupBy(
    marks.map((mark, index) => ({ ...mark, index })),
    ({ fifths, isMinor }) => `${fifths} ${isMinor}`,
  )
  return (
    <svg
      data-picture=""
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="-170 -170 340 340"
      className="mx-auto block"
    >
      {[true, false].flatMap((isMinor) =>
        Array.from({ length: 12 }, (_, fifths) => {
          const [inner, outer] = isMinor ? INNER : OUTER
          const found = places.get(`${fifths} ${isMinor}`) ?? []
          const value = found.reduce((sum, mark) => sum + mark.value, 0)
          const [first] = found
          const share = Math.sqrt(Math.min(1, value / most))
          const [x, y] = at(fifths, (inner + outer) / 2)
          return (
            <g key={`${fifths} ${isMinor}`} {...(first ? { 'data-mark': first.index, className: 'mark' } : {})}>
              <path d={sector(fifths, inner, outer)} className="fill-sunken" />
              {first && (
                <path
                  d={sector(fifths, inner, inner + (outer - inner) * share)}
                  fill={`var(--hue-${fifths})`}
                  className="mark-edge"
                />
              )}
              {first && (
                <text x={x} y={y + 4.5} textAnchor="middle" className="ring-count">
                  {value}
                </text>
              )}
            </g>
          )
        }),
      )}
      {MAJOR.map((name, fifths) => {
        const [x, y] = at(fifths, 156)
        return (
          <text key={name} x={x} y={y + 5} textAnchor="middle" className="ring-name">
            {name}
          </text>
        )
      })}
      {MINOR.map((name, fifths) => {
        const [x, y] = at(fifths, 32)
        return (
          <text key={name} x={x} y={y + 4} textAnchor="middle" className="chart-text">
            {name}
          </text>
        )
      })}
    </svg>
  )
}

function angle(fifths: number): number {
  return (fifths / 12) * 2 * Math.PI
}

function at(fifths: number, radius: number): readonly [number, number] {
  return [Math.sin(angle(fifths)) * radius, -Math.cos(angle(fifths)) * radius]
}

function sector(fifths: number, from: number, to: number): string {
  const point = (place: number, radius: number) =>
    at(place, radius)
      .map((value) => value.toFixed(1))
      .join(' ')
  const [left, right] = [fifths - 0.47, fifths + 0.47]
  return `M${point(left, from)}L${point(left, to)}A${to} ${to} 0 0 1 ${point(right, to)}L${point(right, from)}A${from} ${from} 0 0 0 ${point(left, from)}Z`
}

const INNER = [46, 90] as const
const OUTER = [94, 142] as const
const MAJOR = ['C', 'G', 'D', 'A', 'E', 'B', 'F♯', 'D♭', 'A♭', 'E♭', 'B♭', 'F']
const MINOR = ['a', 'e', 'b', 'f♯', 'c♯', 'g♯', 'd♯', 'b♭', 'f', 'c', 'g', 'd']
