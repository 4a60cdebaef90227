import { toLogProbabilities } from '../learned/first-pass.ts'
import type { HomeInputs } from '../learned/home-inputs.ts'
import type { KeyInputs } from '../learned/key-inputs.ts'
import { runRotated, type RotatedWeights } from '../learned/rotated-network.ts'
import type { RotatedGroup } from '../learned/running-group.ts'
import type { HomeEvidence } from '../learned/whole-piece-windows.ts'
import { MODES, type Key } from './mode.ts'
import type { ProgressionTable } from './progression-scores.ts'

/** Twelve tonics times seven modes; state `tonic × 7 + mode` in the order of `MODES`. */
export const KEY_STATES = 84

export type HomeScores = {
  /** Log-probability of each key as the home of the piece. */
  readonly home: Float32Array
  /** The same without one kind of evidence. */
  readonly without: (kind: HomeEvidence) => Float32Array
}

export type KeyWeights = {
  readonly home: RotatedWeights
  readonly local: RotatedWeights
  /** What `chooseHome` weighs with. */
  readonly choice: readonly number[]
  /** What `tuneScores` weighs with. */
  readonly tune: readonly number[]
  /** What `chooseMode` weighs with. */
  readonly modes: readonly number[]
  /** How chords follow each other in a key. */
  readonly progressions: ProgressionTable
}

/** The key of a state. */
export function keyOf(state: number): Key {
  return { tonicPitchClass: Math.floor(state / MODES.length), mode: MODES[state % MODES.length] ?? 'major' }
}

/** Log-probability of each key at each chord, as the local network hears it: `chords × KEY_STATES`. */
export function scoreLocalKeys({ local, spans }: KeyInputs, weights: KeyWeights): Float32Array {
  return runRotated(weights.local, local.groups, local.scalars, spans.count, null, (scores, from) =>
    toLogProbabilities(scores, from, KEY_STATES),
  )
}

/** What the home network thinks of the piece as a whole. */
export function scoreHomeKeys(inputs: HomeInputs, weights: KeyWeights): HomeScores {
  const judge = (groups: readonly RotatedGroup[]): Float32Array => {
    const scores = runRotated(weights.home, groups, inputs.scalars, 1)
    toLogProbabilities(scores, 0, KEY_STATES)
    return scores
  }
  return {
    home: judge(inputs.groups),
    without: (kind) => {
      const silent = new Set(inputs.windowsOf[kind])
      return judge(
        inputs.groups.map((group) => ({
          ...group,
          inputs: group.inputs.filter(({ window }) => !silent.has(window)),
        })),
      )
    },
  }
}

if (MODES.length * 12 !== KEY_STATES) throw new RangeError('The key networks know seven modes.')
