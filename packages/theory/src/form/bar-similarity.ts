import type { BarFeatures } from './bar-features.ts'

/** How alike two bars are, 0…1, for bars up to `REACH` apart. */
export type BarSimilarity = { readonly count: number; readonly at: (bar: number, other: number) => number }

/**
 * Compares every bar with those before it: per track the Dice coefficient of place-and-pitch codes, averaged over the
 * tracks that play in either bar; the lead counts double. Cost: bars × `REACH`.
 */
export function barSimilarity(features: BarFeatures): BarSimilarity {
  const { count } = features.bars
  const values = new Float32Array(count * REACH)
  const tracks = [...features.content].map(([track, content]) => ({
    content,
    weight: track === features.lead?.track ? 2 : 1,
  }))
  for (let bar = 0; bar < count; bar++) {
    for (let lag = 1; lag <= Math.min(REACH - 1, bar); lag++) {
      let sum = 0
      let weights = 0
      for (const { content, weight } of tracks) {
        const a = content[bar]
        const b = content[bar - lag]
        if (!a || !b || (a.length === 0 && b.length === 0)) continue
        sum += weight * dice(a, b)
        weights += weight
      }
      values[bar * REACH + lag] = weights > 0 ? sum / weights : 0
    }
  }
  return {
    count,
    at: (bar, other) => {
      const later = Math.max(bar, other)
      const lag = Math.abs(bar - other)
      if (lag === 0) return 1
      return lag < REACH && later < count && Math.min(bar, other) >= 0 ? (values[later * REACH + lag] ?? 0) : 0
    },
  }
}

/** `2 |a ∩ b| / (|a| + |b|)` of sorted codes. */
export function dice(a: readonly number[], b: readonly number[]): number {
  if (a.length === 0 || b.length === 0) return 0
  let shared = 0
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const x = a[i] ?? 0
    const y = b[j] ?? 0
    if (x === y) {
      shared++
      i++
      j++
    } else if (x < y) i++
    else j++
  }
  return (2 * shared) / (a.length + b.length)
}

/** Bars back that are compared: four minutes at 120 BPM, and linear cost. */
export const REACH = 128
