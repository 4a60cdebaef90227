import BOUNDARY_WEIGHTS from '../learned/generated/boundary-weights.json' with { type: 'json' }
import type { BarFeatures } from './bar-features.ts'
import type { BarSimilarity } from './bar-similarity.ts'
import { boundaryInputs } from './boundary-inputs.ts'
import { boundaryLogOdds } from './boundary-network.ts'

/** A section in bars before it is described. */
export type BarSection = {
  readonly from: number
  readonly to: number
  readonly kind: number
  readonly confidence: number
}

/** Cuts the bars into sections: the cut with the best sum of boundary odds and usual lengths, then sections that sound alike share a kind. */
export function findSections(features: BarFeatures, similarity: BarSimilarity): BarSection[] {
  const odds = boundaryLogOdds(BOUNDARY_WEIGHTS, boundaryInputs(features, similarity), features.bars.count)
  const cuts = bestCuts(odds, features.bars.count)
  const kinds: { from: number; to: number }[][] = []
  return cuts.map((from, index) => {
    const to = cuts[index + 1] ?? features.bars.count
    const likeness = kinds.map((members) =>
      Math.max(...members.map((member) => sectionLikeness(features, similarity, { from, to }, member))),
    )
    const best = likeness.indexOf(Math.max(...likeness))
    const isKnown = best >= 0 && (likeness[best] ?? 0) > SAME_KIND
    const kind = isKnown ? best : kinds.push([]) - 1
    kinds[kind]?.push({ from, to })
    return { from, to, kind, confidence: index === 0 ? 1 : 1 / (1 + Math.exp(-(odds[from] ?? 0))) }
  })
}

/** Bars where sections begin, the first included (dynamic programming over section ends). */
function bestCuts(odds: Float64Array, count: number): number[] {
  const score = new Float64Array(count + 1).fill(Number.NEGATIVE_INFINITY)
  const from = new Int32Array(count + 1)
  score[0] = 0
  for (let end = 1; end <= count; end++) {
    const gain = end < count ? (odds[end] ?? 0) + BOUNDARY_BONUS : 0
    for (let start = Math.max(0, end - LONGEST_SECTION); start < end; start++) {
      const length = LENGTH_WEIGHT * Math.max(-6, BOUNDARY_WEIGHTS.lengthLog[Math.min(33, end - start)] ?? -6)
      const total = (score[start] ?? 0) + gain + length
      if (total > (score[end] ?? 0) || start === Math.max(0, end - LONGEST_SECTION)) {
        score[end] = total
        from[end] = start
      }
    }
  }
  const cuts: number[] = []
  for (let end = count; end > 0; end = from[end] ?? 0) cuts.unshift(from[end] ?? 0)
  return cuts
}

/** Mean likeness of the bars side by side, at the best shift of at most one bar; without a tune only like goes with like. */
function sectionLikeness(
  features: BarFeatures,
  similarity: BarSimilarity,
  a: { from: number; to: number },
  b: { from: number; to: number },
): number {
  const sung = (section: { from: number; to: number }): number => leadShare(features, section)
  if (Math.abs(sung(a) - sung(b)) > 0.5) return 0
  const shortest = Math.min(a.to - a.from, b.to - b.from)
  const longest = Math.max(a.to - a.from, b.to - b.from)
  let best = 0
  for (let shift = -1; shift <= 1; shift++) {
    let sum = 0
    for (let step = 0; step < shortest; step++)
      sum += similarity.at(a.from + step + Math.max(0, shift), b.from + step + Math.max(0, -shift))
    best = Math.max(best, sum / shortest)
  }
  return best * (shortest / longest) ** LENGTH_PENALTY
}

function leadShare({ lead }: BarFeatures, { from, to }: { from: number; to: number }): number {
  if (!lead) return 1
  let plays = 0
  for (let bar = from; bar < to; bar++) if ((lead.counts[bar] ?? 0) > 0) plays++
  return plays / (to - from)
}

const LONGEST_SECTION = 40
const BOUNDARY_BONUS = 1.6
const LENGTH_WEIGHT = 0.5
const SAME_KIND = 0.35
const LENGTH_PENALTY = 0.3
