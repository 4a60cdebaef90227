import { toLogProbabilities } from '../learned/first-pass.ts'
import type { HomeInputs } from './home-inputs.ts'
import type { KeyInputs } from './key-inputs.ts'
import { runRotated } from '../learned/rotated-network.ts'
import type { RotatedWeights } from '../learned/rotated-weights.ts'
import type { RotatedGroup } from '../learned/running-group.ts'
import type { HomeEvidence } from './whole-piece-windows.ts'
import { MODES, type Key } from '../pitch/mode.ts'
import type { ProgressionTable } from './progression-table.ts'

/** Twelve tonics times seven modes; state `tonic × 7 + mode` in the order of `MODES`. */
export const KEY_STATES = 84

export type HomeScores = {
  /** Log-probability of each key as the home of the piece. */
  readonly home: Float32Array
  /** The same without one kind of evidence. */
  readonly without: (kind: HomeEvidence) => Float32Array
}

export type KeyWeights = {
  /** Several networks from different beginnings: their mean is heard, so that none decides by chance. */
  readonly home: readonly RotatedWeights[]
  readonly local: readonly RotatedWeights[]
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
  const scores = meanScores(weights.local, local.groups, local.scalars, spans.count)
  for (let span = 0; span < spans.count; span++) toLogProbabilities(scores, span * KEY_STATES, KEY_STATES)
  return scores
}

/** What the home network thinks of the piece as a whole. */
export function scoreHomeKeys(inputs: HomeInputs, weights: KeyWeights): HomeScores {
  const judge = (groups: readonly RotatedGroup[]): Float32Array => {
    const scores = meanScores(weights.home, groups, inputs.scalars, 1)
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

function meanScores(
  networks: readonly RotatedWeights[],
  groups: readonly RotatedGroup[],
  scalars: Float32Array,
  items: number,
): Float32Array {
  const mean = new Float32Array(items * KEY_STATES)
  for (const network of networks) {
    const scores = runRotated(network, groups, scalars, items)
    for (let at = 0; at < mean.length; at++) mean[at] = (mean[at] ?? 0) + (scores[at] ?? 0) / networks.length
  }
  return mean
}

if (MODES.length * 12 !== KEY_STATES) throw new RangeError('The key networks know seven modes.')
