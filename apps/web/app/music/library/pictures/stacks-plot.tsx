import type { StacksPicture } from '@kvint/insights'
import { cut, type PlotProps } from './plot.ts'

/** Rows made of layers; each layer has a colour and, from the second on, a pattern of its own. */
export function StacksPlot({ picture, width, words }: PlotProps<StacksPicture>) {
  const { marks, columns, layers } = picture
  const hasNames = columns.some((column) => column !== '')
  const names = hasNames ? Math.min(180, width * 0.38) : 0
  const totals = columns.map((_, column) =>
    marks.filter((mark) => mark.column === column).reduce((sum, { value }) => sum + value, 0),
  )
  const most = Math.max(...totals, 1)
  const room = width - names - 8
  const legend = legendOf(layers.map(words.nameOf), width)
  const height = legend.height + columns.length * ROW
  return (
    <svg data-picture="" aria-hidden="true" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {legend.items.map(({ name, x, y }, layer) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          <Segment layer={layer} x={0} y={0} width={16} height={12} />
          <text x={22} y={11} className="chart-text">
            {name}
          </text>
        </g>
      ))}
      {columns.map((column, index) => (
        <text key={`${column} ${index}`} x={0} y={legend.height + index * ROW + ROW / 2 + 4} className="row-name">
          {cut(words.nameOf(column), names)}
        </text>
      ))}
      {marks.map((mark, index) => {
        const before = marks
          .filter(({ column, layer }) => column === mark.column && layer < mark.layer)
          .reduce((sum, { value }) => sum + value, 0)
        const [x, long] = [names + (before / most) * room, (mark.value / most) * room]
        const y = legend.height + mark.column * ROW
        return (
          <g key={`${mark.label} ${index}`} data-mark={index} className="mark">
            <rect x={x} y={y} width={Math.max(long, 8)} height={ROW} className="mark-reach" />
            <Segment layer={mark.layer} x={x} y={y + 5} width={Math.max(2, long - 1)} height={ROW - 10} />
          </g>
        )
      })}
    </svg>
  )
}

function Segment({ layer, ...box }: { layer: number; x: number; y: number; width: number; height: number }) {
  const lines = Math.floor(box.width / 6)
  const pattern = layer % 3
  return (
    <>
      <rect {...box} fill={COLOURS[layer % COLOURS.length]} className="mark-edge" />
      {pattern > 0 && (
        <path
          d={Array.from({ length: lines }, (_, index) => {
            const x = box.x + 4 + index * 6
            return pattern === 1 ? `M${x} ${box.y}v${box.height}` : `M${x - 2} ${box.y + box.height / 2}h3`
          }).join('')}
          className="stack-pattern"
        />
      )}
    </>
  )
}

function legendOf(names: readonly string[], width: number) {
  let [x, y] = [0, 0]
  const items = names.map((name) => {
    const wide = name.length * 7.8 + 40
    if (x + wide > width && x > 0) [x, y] = [0, y + 20]
    const item = { name, x, y }
    x += wide
    return item
  })
  return { items, height: y + 28 }
}

const COLOURS = ['bass', 'chords', 'drums', 'lead', 'voice', 'effects'].map((name) => `var(--series-${name})`)
const ROW = 26
