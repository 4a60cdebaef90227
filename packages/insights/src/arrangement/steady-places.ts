import type { BarRange } from '@kvint/report'

/** So many parts play at once there: in each bar, but for a single one here and there. */
export type SteadyPlace = { readonly bars: BarRange; readonly size: number }

/**
 * Where as many parts play on, in order; silence is no place. `sizes`: parts by bar, bar 1 first.
 *
 * `steadyPlaces([1, 1, 1, 1, 2, 4, 4, 4, 4])` → bars 1 to 4 of one part, bar 5 of two, bars 6 to 9 of four
 */
export function steadyPlaces(sizes: readonly number[]): SteadyPlace[] {
  const places: { from: number; to: number; size: number; others: number }[] = []
  const last = new Map<number, (typeof places)[number]>()
  for (const [index, size] of sizes.entries()) {
    const bar = index + 1
    const place = last.get(size)
    const others = place ? place.others + bar - place.to - 1 : 0
    const goesOn = place && bar - place.to <= 2 && others <= (bar - place.from + 1) * FEW_OTHERS
    if (size === 0) continue
    if (goesOn) Object.assign(place, { to: bar, others })
    else {
      const begun = { from: bar, to: bar, size, others: 0 }
      last.set(size, begun)
      places.push(begun)
    }
  }
  return places.map(({ from, to, size }) => ({ bars: { from, to }, size }))
}

const FEW_OTHERS = 0.1
