import type { HeardBounce } from '@kvint/insights'

export type Stretch = { readonly start: number; readonly end: number }

/**
 * Mean loudness of a part of a file, LUFS: what is more than 10 LU below the mean does not count, as in the loudness of a
 * whole file. `null` where nothing sounds.
 */
export function loudnessOfStretch(curve: HeardBounce['curve'], { start, end }: Stretch): number | null {
  const inside = curve.flatMap(({ seconds, lufs }) =>
    lufs !== null && seconds >= start && seconds <= end ? [lufs] : [],
  )
  const mean = meanLevel(inside)
  return mean === null ? null : meanLevel(inside.filter((lufs) => lufs >= mean - GATE_LU))
}

/** The loudest part of a file of that length. */
export function loudestStretch(curve: HeardBounce['curve'], seconds: number): Stretch {
  const last = curve.at(-1)?.seconds ?? 0
  const points = Math.max(1, Math.round(seconds * 2))
  const powers = curve.map(({ lufs }) => (lufs === null ? 0 : 10 ** (lufs / 10)))
  let sum = powers.slice(0, points).reduce((all, power) => all + power, 0)
  let [best, at] = [sum, 0]
  for (let from = 1; from + points <= powers.length; from++) {
    sum += (powers[from + points - 1] ?? 0) - (powers[from - 1] ?? 0)
    if (sum > best + 1e-12) [best, at] = [sum, from]
  }
  return { start: at / 2, end: Math.min(last, at / 2 + seconds) }
}

function meanLevel(levels: readonly number[]): number | null {
  if (levels.length === 0) return null
  return 10 * Math.log10(levels.reduce((sum, lufs) => sum + 10 ** (lufs / 10), 0) / levels.length)
}

const GATE_LU = 10
