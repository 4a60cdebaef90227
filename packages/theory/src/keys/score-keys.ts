import { toLogProbabilities } from '../learned/first-pass.ts'
import type { KeyInputs } from '../learned/key-inputs.ts'
import { runRotated, type RotatedWeights } from '../learned/rotated-network.ts'
import type { RotatedGroup } from '../learned/running-group.ts'
import type { HomeEvidence } from '../learned/whole-piece-windows.ts'
import { MODES, type Key } from './mode.ts'
import type { ProgressionTable } from './progression-scores.ts'

/** Twelve tonics times seven modes; state `tonic × 7 + mode` in the order of `MODES`. */
export const KEY_STATES = 84

export type KeyScores = {
  /** Log-probability of each key at each chord: `chords × KEY_STATES`. */
  readonly local: Float32Array
  /** Log-probability of each key as the home of the piece. */
  readonly home: Float32Array
  /** The same without one kind of evidence. */
  readonly homeWithout: (kind: HomeEvidence) => Float32Array
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

/** Runs both key networks. */
export function scoreKeys(inputs: KeyInputs, weights: KeyWeights): KeyScores {
  const { home: homeWeights } = weights
  const { groups, scalars } = inputs.local
  const local = runRotated(weights.local, groups, scalars, inputs.spans.count, null, (scores, from) =>
    toLogProbabilities(scores, from, KEY_STATES),
  )
  const judgeHome = (groups: readonly RotatedGroup[]): Float32Array => {
    const scores = runRotated(homeWeights, groups, inputs.home.scalars, 1)
    toLogProbabilities(scores, 0, KEY_STATES)
    return scores
  }
  return {
    local,
    home: judgeHome(inputs.home.groups),
    homeWithout: (kind) => {
      const silent = new Set(inputs.homeWindows[kind])
      return judgeHome(
        inputs.home.groups.map((group) => ({
          ...group,
          inputs: group.inputs.filter(({ window }) => !silent.has(window)),
        })),
      )
    },
  }
}

if (MODES.length * 12 !== KEY_STATES) throw new RangeError('The key networks know seven modes.')
