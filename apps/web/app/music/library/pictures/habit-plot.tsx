import type { Picture, RankedPicture, TilesPicture, CellsPicture } from '@kvint/insights'
import { ChainsPlot } from './chains-plot.tsx'
import { ColumnsPlot } from './columns-plot.tsx'
import { DotsPlot } from './dots-plot.tsx'
import { FanPlot } from './fan-plot.tsx'
import { FunnelPlot } from './funnel-plot.tsx'
import { GrowthPlot } from './growth-plot.tsx'
import { LinesPlot } from './lines-plot.tsx'
import { type PlotProps, cut } from './plot.ts'
import { RangesPlot } from './ranges-plot.tsx'
import { RingPlot } from './ring-plot.tsx'
import { StacksPlot } from './stacks-plot.tsx'
import { layTiles } from './lay-tiles.ts'

/** The drawing that fits a habit. */
export function HabitPlot({ picture, ...rest }: PlotProps<Picture>) {
  switch (picture.kind) {
    case 'columns':
      return <ColumnsPlot picture={picture} {...rest} />
    case 'ranked':
      return <RankedPlot picture={picture} {...rest} />
    case 'ring':
      return <RingPlot picture={picture} {...rest} />
    case 'funnel':
      return <FunnelPlot picture={picture} {...rest} />
    case 'lines':
      return <LinesPlot picture={picture} {...rest} />
    case 'growth':
      return <GrowthPlot picture={picture} {...rest} />
    case 'cells':
      return <CellsPlot picture={picture} {...rest} />
    case 'dots':
      return <DotsPlot picture={picture} {...rest} />
    case 'ranges':
      return <RangesPlot picture={picture} {...rest} />
    case 'fan':
      return <FanPlot picture={picture} {...rest} />
    case 'stacks':
      return <StacksPlot picture={picture} {...rest} />
    case 'tiles':
      return <TilesPlot picture={picture} {...rest} />
    case 'chains':
      return <ChainsPlot picture={picture} {...rest} />
  }
}

/** Names under each other, each with a line as long as its number. */
function RankedPlot({ picture, width, words }: PlotProps<RankedPicture>) {
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

/** A whole cut into areas, the largest first. */
function TilesPlot({ picture, width, words }: PlotProps<TilesPicture>) {
  const { marks, unit } = picture
  const tiles = layTiles(
    marks.map(({ value }) => value),
    width,
    HEIGHT,
  )
  const most = Math.max(...marks.map(({ value }) => value), 1)
  return (
    <svg data-picture="" aria-hidden="true" width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`}>
      {tiles.map((tile, index) => {
        const mark = marks[index]
        if (!mark) return null
        const isRoomy = tile.width > 64 && tile.height > 40
        return (
          <g key={`${mark.label} ${index}`} data-mark={index} className="mark">
            <rect
              x={tile.x + 1}
              y={tile.y + 1}
              width={Math.max(1, tile.width - 2)}
              height={Math.max(1, tile.height - 2)}
              fill={`color-mix(in oklab, var(--root) ${Math.round(10 + 26 * (mark.value / most))}%, var(--raised))`}
              className="mark-edge"
            />
            {isRoomy && (
              <>
                <text x={tile.x + 8} y={tile.y + 18} className="row-name">
                  {cut(mark.label, tile.width - 12)}
                </text>
                <text x={tile.x + 8} y={tile.y + 35} className="chart-text">
                  {cut(words.valueOf(mark.value, unit), tile.width - 12)}
                </text>
              </>
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** Rows and columns; the fuller a cell, the more stands behind it. Colours of Live stand as themselves. */
function CellsPlot({ picture, width, words }: PlotProps<CellsPicture>) {
  const { marks, rows, columns } = picture
  const most = Math.max(...marks.map(({ value }) => value), 1)
  const isPalette = marks.some(({ color }) => color !== null)
  const names = Math.min(96, Math.max(36, ...rows.map((row) => words.nameOf(row).length * 7.8 + 8)))
  const cell = Math.min(44, (width - names) / columns.length)
  const height = Math.min(34, Math.max(20, cell))
  const every = Math.ceil(Math.max(...columns.map((column) => (isPalette ? 0 : column.length * 7.8)), 18) / cell)
  const all = rows.length * height + 24
  return (
    <svg data-picture="" aria-hidden="true" width={width} height={all} viewBox={`0 0 ${width} ${all}`}>
      {rows.map((row, index) => (
        <g key={row}>
          <text x={0} y={24 + index * height + height / 2 + 4} className="row-name">
            {cut(words.nameOf(row), names)}
          </text>
          <rect
            x={names}
            y={24 + index * height}
            width={cell * columns.length}
            height={height - 2}
            className="fill-sunken"
          />
        </g>
      ))}
      {columns.map((column, index) =>
        isPalette || index % every > 0 ? null : (
          <text key={column} x={names + index * cell + cell / 2} y={14} textAnchor="middle" className="chart-text">
            {column}
          </text>
        ),
      )}
      {marks.map((mark, index) => {
        const [x, y] = [names + mark.column * cell, 24 + mark.row * height]
        const share = mark.value / most
        const side = mark.color === null ? 1 : 0.35 + 0.65 * Math.sqrt(share)
        const [w, h] = [(cell - 2) * side, (height - 2) * side]
        return (
          <g key={mark.label} data-mark={index} className="mark">
            <rect x={x} y={y} width={cell} height={height} className="mark-reach" />
            <rect
              x={x + (cell - 2 - w) / 2}
              y={y + (height - 2 - h) / 2}
              width={w}
              height={h}
              fill={mark.color ?? levelOf(share)}
              className="mark-edge"
            />
            {cell >= 26 && mark.color === null && (
              <text
                x={x + cell / 2 - 1}
                y={y + height / 2 + 4}
                textAnchor="middle"
                className={share > 0.55 ? 'chart-text chart-text-on' : 'chart-text chart-text-ink'}
              >
                {mark.value}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

function levelOf(share: number): string {
  return `color-mix(in oklab, var(--root) ${Math.round(18 + 82 * share)}%, var(--raised))`
}

const ROW = 26

const HEIGHT = 300
