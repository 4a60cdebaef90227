import type { GrowthPicture, GrowthPoint } from '@kvint/insights'
import { cut, type PlotProps } from './plot.ts'

/** Small drawings side by side: length as a thick step with a dot at each save, clips and devices as thin lines. */
export function GrowthPlot({ picture, width, words }: PlotProps<GrowthPicture>) {
  const { marks } = picture
  const columns = Math.max(1, Math.floor(width / 150))
  const cell = width / columns
  const rows = Math.ceil(marks.length / columns)
  const height = LEGEND + rows * CELL
  return (
    <svg data-picture="" aria-hidden="true" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <g className="chart-text">
        <path d="M0 8H20" className="mark-line" />
        <text x={26} y={12}>
          {words.growth.seconds}
        </text>
        <path d="M100 8H120" className="growth-clips" />
        <text x={126} y={12}>
          {words.growth.clips}
        </text>
        <path d="M180 8H200" className="growth-devices" />
        <text x={206} y={12}>
          {words.growth.devices}
        </text>
      </g>
      {marks.map((mark, index) => (
        <g
          key={`${mark.label} ${index}`}
          data-mark={index}
          className="mark"
          transform={`translate(${(index % columns) * cell} ${LEGEND + Math.floor(index / columns) * CELL})`}
        >
          <rect width={cell - 12} height={CELL - 10} className="mark-reach" />
          <text x={0} y={14} className="row-name">
            {cut(mark.label, cell - 20)}
          </text>
          <line x1={0} x2={cell - 12} y1={CELL - 12} y2={CELL - 12} className="axis-line" />
          <path d={steps(mark.saves, 'clips', cell - 16)} fill="none" className="growth-clips" />
          <path d={steps(mark.saves, 'devices', cell - 16)} fill="none" className="growth-devices" />
          <path d={steps(mark.saves, 'seconds', cell - 16)} fill="none" className="mark-line" />
          {mark.saves.map((save, place) => (
            <circle
              key={save.at}
              cx={xOf(mark.saves, place, cell - 16)}
              cy={yOf(mark.saves, save, 'seconds')}
              r={3}
              className="mark-fill"
            />
          ))}
        </g>
      ))}
    </svg>
  )
}

type Measure = 'seconds' | 'clips' | 'devices'

function steps(saves: readonly GrowthPoint[], measure: Measure, width: number): string {
  return saves
    .map((save, place) => {
      const [x, y] = [xOf(saves, place, width).toFixed(1), yOf(saves, save, measure).toFixed(1)]
      return place === 0 ? `M${x} ${y}` : `H${x}V${y}`
    })
    .join('')
}

/** Save by save: by the clock one evening would be a point beside a year. */
function xOf(saves: readonly GrowthPoint[], place: number, width: number): number {
  return 4 + (place / Math.max(saves.length - 1, 1)) * (width - 8)
}

function yOf(saves: readonly GrowthPoint[], save: GrowthPoint, measure: Measure): number {
  const most = Math.max(...saves.map((one) => one[measure]), 1)
  return CELL - 14 - (save[measure] / most) * (CELL - 44)
}

const CELL = 104
const LEGEND = 28
