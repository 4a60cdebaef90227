/** Figures of many songs, lowest first: below the first lie 5 % of them, below the others 25, 50, 75 and 95 %. */
export type Quantiles = readonly [p5: number, p25: number, p50: number, p75: number, p95: number]

/**
 * The five quantiles of some figures, each a figure that is among them.
 *
 * @example quantilesOf([4, 1, 3, 2, 5]) // → [1, 2, 3, 4, 5]
 */
export function quantilesOf(values: readonly number[]): Quantiles {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.round((sorted.length - 1) * share)] ?? 0
  return [at(0.05), at(0.25), at(0.5), at(0.75), at(0.95)]
}
