export type Spot = {
  readonly key: string
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly text: string
}
export type PlacedLabel = {
  readonly key: string
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'end' | 'middle'
  readonly text: string
  /** Ends of a line from the spot where the label stands askew of it. */
  readonly leader: readonly [x1: number, y1: number, x2: number, y2: number] | null
}
type Box = { left: number; top: number; right: number; bottom: number }

/**
 * Finds a free place for each label about its spot, the first spots first; a label without one is left out, so that
 * no two ever run into each other.
 */
export function placeLabels(
  spots: readonly Spot[],
  area: { readonly width: number; readonly height: number },
  characterPx: number,
): PlacedLabel[] {
  const taken: Box[] = spots.map(({ x, y, radius }) => ({
    left: x - radius,
    right: x + radius,
    top: y - radius,
    bottom: y + radius,
  }))
  return spots.flatMap((spot) => {
    for (const [dx, dy, anchor] of PLACES) {
      const x = spot.x + dx * (spot.radius + 5)
      const y = spot.y + dy * (spot.radius + LINE_PX / 2 + 1)
      const width = spot.text.length * characterPx
      const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
      const box = { left, right: left + width, top: y - LINE_PX / 2, bottom: y + LINE_PX / 2 }
      const isInside = box.left >= 0 && box.right <= area.width && box.top >= 0 && box.bottom <= area.height
      if (!isInside || taken.some((other) => meets(box, other))) continue
      taken.push(box)
      const isAskew = dx !== 0 && dy !== 0
      return [
        {
          key: spot.key,
          x,
          y: y + 4,
          anchor,
          text: spot.text,
          leader: isAskew ? ([spot.x, spot.y, x - Math.sign(dx) * 2, y] as const) : null,
        },
      ]
    }
    return []
  })
}

const LINE_PX = 15
const PLACES: readonly (readonly [dx: number, dy: number, anchor: PlacedLabel['anchor']])[] = [
  [1, 0, 'start'],
  [-1, 0, 'end'],
  [0, -1, 'middle'],
  [0, 1, 'middle'],
  [0.7, -0.8, 'start'],
  [0.7, 0.8, 'start'],
  [-0.7, -0.8, 'end'],
  [-0.7, 0.8, 'end'],
]

function meets(a: Box, b: Box): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
}
