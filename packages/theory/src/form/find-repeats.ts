import type { BarFeatures } from './bar-features.ts'
import { dice, type BarSimilarity } from './bar-similarity.ts'
import type { BarSection } from './find-sections.ts'
import type { Repeat } from './form.ts'

/** Sections that come again: as they were, varied, or moved up or down as a whole. */
export function findRepeats(
  features: BarFeatures,
  similarity: BarSimilarity,
  sections: readonly BarSection[],
): Repeat[] {
  return sections.flatMap((section, index) => {
    const earlier = sections.slice(Math.max(0, index - FARTHEST_BACK), index).reverse()
    const same = earlier.find((other) => other.kind === section.kind)
    if (same) return [toRepeat(features, section, same, 0, alongside(similarity, section, same))]
    for (const other of earlier) {
      const moved = findTransposition(features, section, other)
      if (moved) return [toRepeat(features, section, other, moved.semitones, moved.likeness)]
    }
    return []
  })
}

function alongside(similarity: BarSimilarity, a: BarSection, b: BarSection): number {
  const length = Math.min(a.to - a.from, b.to - b.from)
  let sum = 0
  for (let step = 0; step < length; step++) sum += similarity.at(a.from + step, b.from + step)
  return sum / length
}

function findTransposition(
  features: BarFeatures,
  a: BarSection,
  b: BarSection,
): { semitones: number; likeness: number } | null {
  const length = Math.min(a.to - a.from, b.to - b.from)
  if (length < 2) return null
  for (const semitones of TRANSPOSITIONS) {
    let sum = 0
    let compared = 0
    for (const content of features.content.values()) {
      for (let step = 0; step < length; step++) {
        const now = content[a.from + step]
        const then = content[b.from + step]
        if (!now || !then || now.length + then.length === 0) continue
        sum += dice(
          now,
          then.map((code) => code + semitones),
        )
        compared++
      }
    }
    if (compared >= 2 && sum / compared > TRANSPOSED) return { semitones, likeness: sum / compared }
  }
  return null
}

function toRepeat(
  features: BarFeatures,
  now: BarSection,
  then: BarSection,
  transposedBy: number,
  likeness: number,
): Repeat {
  const { startBeats } = features.bars
  const length = Math.min(now.to - now.from, then.to - then.from)
  return {
    fromBeats: startBeats[then.from] ?? 0,
    toBeats: startBeats[now.from] ?? 0,
    lengthBeats: (startBeats[now.from + length] ?? 0) - (startBeats[now.from] ?? 0),
    transposedBy,
    kind: transposedBy !== 0 ? 'transposed' : likeness > EXACT ? 'exact' : 'varied',
    similarity: likeness,
  }
}

const FARTHEST_BACK = 12
const TRANSPOSITIONS = [1, 2, -1, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7, 12, -12]
const TRANSPOSED = 0.7
const EXACT = 0.97
