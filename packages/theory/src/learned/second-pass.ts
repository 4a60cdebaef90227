import { CHORD_QUALITY_NAMES } from '../chords/chord-quality.ts'
import { CHORD_STATES, toLogProbabilities } from './first-pass.ts'
import { runRotated, type RotatedWeights } from './rotated-network.ts'
import type { SegmentInputs } from './segment-inputs.ts'

/** What the second look thinks of each segment. */
export type SegmentScores = {
  /** Log-probability of each chord, "no chord" last: `segments × (CHORD_STATES + 1)`. */
  readonly chords: Float32Array
  /** Log-probability of the bass interval given the root: `segments × 12 roots × 12 intervals`. */
  readonly basses: Float32Array
}

/** Scores segments with what is known of their surroundings. */
export function secondPass(inputs: SegmentInputs, count: number, weights: RotatedWeights): SegmentScores {
  const raw = runRotated(weights, inputs.groups, inputs.scalars, count)
  const qualities = CHORD_QUALITY_NAMES.length
  const states = CHORD_STATES + 1
  const chords = new Float32Array(count * states)
  const basses = new Float32Array(count * 144)
  for (let segment = 0; segment < count; segment++) {
    let none = 0
    for (let root = 0; root < 12; root++) {
      const from = (segment * 12 + root) * weights.outputs
      chords.set(raw.subarray(from, from + qualities), segment * states + root * qualities)
      basses.set(raw.subarray(from + qualities, from + qualities + 12), (segment * 12 + root) * 12)
      toLogProbabilities(basses, (segment * 12 + root) * 12, 12)
      none += (raw[from + qualities + 12] ?? 0) / 12
    }
    chords[segment * states + CHORD_STATES] = none
    toLogProbabilities(chords, segment * states, states)
  }
  return { chords, basses }
}
