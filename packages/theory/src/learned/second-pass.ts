import { CHORD_QUALITY_NAMES } from '../chords/chord-quality.ts'
import { CHORD_STATES, toLogProbabilities } from './first-pass.ts'
import type { SegmentInputs } from './segment-inputs.ts'
import { runSequence, type SequenceWeights } from './sequence-network.ts'

/** What the second look thinks of each segment. */
export type SegmentScores = {
  /** Log-probability of each chord, "no chord" last: `segments × (CHORD_STATES + 1)`. */
  readonly chords: Float32Array
  /** Log-probability of the bass interval given the root: `segments × 12 roots × 12 intervals`; 0 for roots not asked. */
  readonly basses: Float32Array
}

/** Scores segments with what is known of their surroundings, in the order of the music; roots that are not `asked` count as impossible. */
export function secondPass(
  inputs: SegmentInputs,
  count: number,
  asked: Uint8Array,
  weights: SequenceWeights,
): SegmentScores {
  const raw = runSequence(weights, inputs.groups, inputs.scalars, count, asked)
  const qualities = CHORD_QUALITY_NAMES.length
  const outputs = qualities + 13
  const states = CHORD_STATES + 1
  const chords = new Float32Array(count * states).fill(IMPOSSIBLE)
  const basses = new Float32Array(count * 144)
  for (let segment = 0; segment < count; segment++) {
    let none = 0
    let roots = 0
    for (let root = 0; root < 12; root++) {
      if (!asked[segment * 12 + root]) continue
      const from = (segment * 12 + root) * outputs
      for (let quality = 0; quality < qualities; quality++)
        chords[segment * states + root * qualities + quality] = raw[from + quality] ?? 0
      for (let interval = 0; interval < 12; interval++)
        basses[(segment * 12 + root) * 12 + interval] = raw[from + qualities + interval] ?? 0
      toLogProbabilities(basses, (segment * 12 + root) * 12, 12)
      none += raw[from + qualities + 12] ?? 0
      roots++
    }
    chords[segment * states + CHORD_STATES] = none / Math.max(1, roots)
    toLogProbabilities(chords, segment * states, states)
  }
  return { chords, basses }
}

const IMPOSSIBLE = -30
