import type { ChainsPicture } from '@kvint/insights'
import type { PlotProps } from './plot.ts'

/** Things in a row, joined by a line; how often stands at the left. */
export function ChainsPlot({ picture, width, words }: PlotProps<ChainsPicture>) {
  const rows: { index: number; y: number; boxes: Box[]; height: number }[] = []
  let y = 0
  picture.marks.forEach((mark, index) => {
    const laid = layBoxes(mark.steps, width)
    rows.push({ index, y, ...laid })
    y += laid.height + 34
  })
  return (
    <svg data-picture="" aria-hidden="true" width={width} height={y} viewBox={`0 0 ${width} ${y}`}>
      {rows.map((row) => {
        const mark = picture.marks[row.index]
        return mark ? (
          <g key={mark.label} data-mark={row.index} className="mark" transform={`translate(0 ${row.y})`}>
            <rect width={width} height={row.height + 26} className="mark-reach" />
            <text x={0} y={14} className="chart-text chart-text-ink">
              {words.valueOf(mark.value, picture.unit)}
            </text>
            {row.boxes.map((box, place) => (
              <g key={`${box.name} ${place}`} transform={`translate(${box.x} ${box.y + 22})`}>
                {place > 0 && box.x > 0 && <line x1={-GAP} x2={0} y1={14} y2={14} className="axis-line" />}
                <rect width={box.width} height={28} rx={4} className="chain-box" />
                <text x={box.width / 2} y={18.5} textAnchor="middle" className="row-name">
                  {box.name}
                </text>
              </g>
            ))}
          </g>
        ) : null
      })}
    </svg>
  )
}

type Box = { readonly name: string; readonly x: number; readonly y: number; readonly width: number }

function layBoxes(names: readonly string[], width: number): { boxes: Box[]; height: number } {
  let [x, y] = [0, 0]
  const boxes = names.map((name) => {
    const wide = Math.min(width, name.length * 7.8 + 24)
    if (x > 0 && x + wide > width) [x, y] = [0, y + 34]
    const box = { name, x, y, width: wide }
    x += wide + GAP
    return box
  })
  return { boxes, height: y + 28 }
}

const GAP = 14
