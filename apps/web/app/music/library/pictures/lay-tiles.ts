export type Tile = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Cuts a rectangle in proportion to some values, each time across its longer side and as near to the half as can be. */
export function layTiles(values: readonly number[], width: number, height: number): Tile[] {
  return cutUp(values, { x: 0, y: 0, width, height })
}

function cutUp(values: readonly number[], tile: Tile): Tile[] {
  if (values.length === 0) return []
  if (values.length === 1) return [tile]
  const all = values.reduce((sum, value) => sum + value, 0)
  let [count, sum] = [0, 0]
  while (count < values.length - 1 && (count === 0 || sum + (values[count] ?? 0) / 2 < all / 2)) {
    sum += values[count] ?? 0
    count++
  }
  const share = all > 0 ? sum / all : count / values.length
  const [first, second] =
    tile.width >= tile.height
      ? [
          { ...tile, width: tile.width * share },
          { ...tile, x: tile.x + tile.width * share, width: tile.width * (1 - share) },
        ]
      : [
          { ...tile, height: tile.height * share },
          { ...tile, y: tile.y + tile.height * share, height: tile.height * (1 - share) },
        ]
  return [...cutUp(values.slice(0, count), first), ...cutUp(values.slice(count), second)]
}
