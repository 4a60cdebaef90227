export type Spot = {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly name: string
  /** The heaviest are named first. */
  readonly weight: number
}

export type Place = { readonly x: number; readonly y: number; readonly anchor: 'start' | 'end' }

/** Where names stand beside their dots: none over another name, none outside; who finds no room goes without. */
export function placeNames(spots: readonly Spot[], width: number): ReadonlyMap<number, Place> {
  const taken: { left: number; right: number; y: number }[] = []
  const places = new Map<number, Place>()
  const order = spots.map((spot, index) => ({ spot, index })).toSorted((a, b) => b.spot.weight - a.spot.weight)
  for (const { spot, index } of order) {
    if (places.size >= MOST_NAMES) break
    const wide = spot.name.length * LETTER_PX
    const sides = [
      { anchor: 'start' as const, x: spot.x + spot.radius + 4, left: spot.x + spot.radius + 4 },
      { anchor: 'end' as const, x: spot.x - spot.radius - 4, left: spot.x - spot.radius - 4 - wide },
    ]
    const side = sides.find(
      ({ left }) =>
        left >= 0 &&
        left + wide <= width &&
        taken.every((name) => Math.abs(name.y - spot.y) > 15 || left > name.right || left + wide < name.left),
    )
    if (!side) continue
    taken.push({ left: side.left, right: side.left + wide, y: spot.y })
    places.set(index, { x: side.x, y: spot.y + 4, anchor: side.anchor })
  }
  return places
}

const LETTER_PX = 7.6
const MOST_NAMES = 7
