import type { CellsPicture } from '@kvint/insights'
import { cut, type PlotProps } from './plot.ts'

/** Rows and columns; the fuller a cell, the more stands behind it. Colours of Live stand as themselves. */
export function CellsPlot({ picture, width, words }: PlotProps<CellsPicture>) {
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
