/**
 * The usual name of a third octave, by its exact centre. ISO 266.
 *
 * ```ts
 * nominalHz(125.9) // 125
 * nominalHz(631) // 630
 * ```
 */
export function nominalHz(hz: number): number {
  const decade = 10 ** Math.floor(Math.log10(hz) + 0.02)
  const nearest = NOMINAL.reduce((best, one) =>
    Math.abs(one - hz / decade) < Math.abs(best - hz / decade) ? one : best,
  )
  return Math.round(nearest * decade * 10) / 10
}

const NOMINAL = [1, 1.25, 1.6, 2, 2.5, 3.15, 4, 5, 6.3, 8, 10]
