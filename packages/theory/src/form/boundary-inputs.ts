import { PROFILE_SIZE, type BarFeatures } from './bar-features.ts'
import type { BarSimilarity } from './bar-similarity.ts'
import { REACH } from './bar-similarity.ts'

export const BOUNDARY_INPUTS = 30

/** Numbers about each bar line: does something begin to repeat here, does a repeat end, does the texture or the tune stop? */
export function boundaryInputs(features: BarFeatures, similarity: BarSimilarity): Float32Array {
  const { count } = features.bars
  const repeats = Array.from({ length: count }, (_, bar) => repeatsAt(similarity, bar))
  const inputs = new Float32Array(count * BOUNDARY_INPUTS)
  for (let bar = 0; bar < count; bar++) {
    const here = repeats[bar]
    const before = repeats[bar - 1]
    const after = repeats[bar + 1]
    const values = [
      ...(here ?? []),
      before?.[2] ?? 0,
      after?.[2] ?? 0,
      before?.[3] ?? 0,
      after?.[3] ?? 0,
      novelty(features, bar, 4),
      novelty(features, bar, 2),
      similarity.at(bar, bar - 1),
      similarity.at(bar, bar - 2),
      similarity.at(bar, bar - 4),
      ...leadValues(features, bar),
      ...trackChanges(features, bar),
    ]
    inputs.set(values.slice(0, BOUNDARY_INPUTS), bar * BOUNDARY_INPUTS)
  }
  return inputs
}

/** Best likeness onward and backward, sharpest start and end of a likeness, how many start and end. */
function repeatsAt(similarity: BarSimilarity, bar: number): [number, number, number, number, number, number] {
  let onward = 0
  let backward = 0
  let start = 0
  let end = 0
  let starts = 0
  let ends = 0
  for (let lag = -REACH + 5; lag < REACH - 4; lag++) {
    if (Math.abs(lag) < 2) continue
    const other = bar - lag
    if (other < 0 || other >= similarity.count) continue
    const next = meanAlong(similarity, bar, other, 1)
    const last = meanAlong(similarity, bar - 1, other - 1, -1)
    onward = Math.max(onward, next)
    backward = Math.max(backward, last)
    const rise = next - similarity.at(bar - 1, other - 1)
    const fall = last - similarity.at(bar, other)
    start = Math.max(start, rise)
    end = Math.max(end, fall)
    if (rise > CLEAR) starts++
    if (fall > CLEAR) ends++
  }
  return [onward, backward, start, end, Math.min(1, starts / 4), Math.min(1, ends / 4)]
}

function meanAlong(similarity: BarSimilarity, bar: number, other: number, direction: 1 | -1): number {
  let sum = 0
  for (let step = 0; step < 4; step++) sum += similarity.at(bar + step * direction, other + step * direction)
  return sum / 4
}

/** One less the cosine of the summed bars before and after. */
function novelty(features: BarFeatures, bar: number, reach: number): number {
  let dot = 0
  let left = 0
  let right = 0
  for (let index = 0; index < PROFILE_SIZE; index++) {
    let a = 0
    let b = 0
    for (let step = 0; step < reach; step++) {
      a += features.profile[(bar - 1 - step) * PROFILE_SIZE + index] ?? 0
      b += features.profile[(bar + step) * PROFILE_SIZE + index] ?? 0
    }
    dot += a * b
    left += a * a
    right += b * b
  }
  return left > 0 && right > 0 ? 1 - dot / Math.sqrt(left * right) : 1
}

function leadValues({ lead, bars }: BarFeatures, bar: number): number[] {
  if (!lead) return [0, 0, 0, 0, 0, 0, 0]
  const plays = (index: number): number => ((lead.counts[index] ?? 0) > 0 ? 1 : 0)
  const share = (from: number): number => (plays(from) + plays(from + 1) + plays(from + 2) + plays(from + 3)) / 4
  return [
    (lead.gapBefore[bar] ?? 0) / 4,
    (lead.lastLength[bar] ?? 0) / 4,
    plays(bar),
    plays(bar - 1),
    share(bar),
    share(bar - 4),
    bar >= bars.count - 4 ? 1 : 0,
  ]
}

/** Tracks that enter and leave, change of density. */
function trackChanges(features: BarFeatures, bar: number): number[] {
  const now = features.tracks[bar]
  const before = features.tracks[bar - 1]
  const known = Math.max(1, features.content.size)
  let enters = 0
  let leaves = 0
  for (const track of now ?? []) if (!before?.has(track)) enters++
  for (const track of before ?? []) if (!now?.has(track)) leaves++
  const density = (from: number): number => {
    let sum = 0
    for (let step = 0; step < 4; step++) sum += features.noteCounts[from + step] ?? 0
    return Math.log2(1 + sum)
  }
  return [
    enters / known,
    leaves / known,
    (density(bar) - density(bar - 4)) / 4,
    Math.abs(density(bar) - density(bar - 4)) / 4,
  ]
}

const CLEAR = 0.4
