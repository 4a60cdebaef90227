import type { TilesPicture } from '@kvint/insights'
import { layTiles } from './lay-tiles.ts'
import { cut, type PlotProps } from './plot.ts'

/** A whole cut into areas, the largest first. */
export function TilesPlot({ picture, width, words }: PlotProps<TilesPicture>) {
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

const HEIGHT = 300
