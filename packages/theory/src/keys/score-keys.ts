import { HOME_KEY, LOCAL_KEY } from '../learned/generated/key-weights.ts'
import { toLogProbabilities } from '../learned/first-pass.ts'
import type { KeyInputs } from '../learned/key-inputs.ts'
import { runRotated, type RotatedGroup, type RotatedWeights } from '../learned/rotated-network.ts'
import { unpackWeights } from '../learned/unpack-weights.ts'
import type { HomeEvidence } from '../learned/whole-piece-windows.ts'
import { MODES } from './mode.ts'

/** Twelve tonics times seven modes; state `tonic × 7 + mode` in the order of `MODES`. */
export const KEY_STATES = 84

export type KeyScores = {
  /** Log-probability of each key around each half bar: `units × KEY_STATES`. */
  readonly local: Float32Array
  /** Log-probability of each key as the home of the piece. */
  readonly home: Float32Array
  /** The same without one kind of evidence. */
  readonly homeWithout: (kind: HomeEvidence) => Float32Array
}

/** Runs both key networks. */
export function scoreKeys(inputs: KeyInputs): KeyScores {
  weights ??= { home: unpackWeights(HOME_KEY), local: unpackWeights(LOCAL_KEY) }
  const { home: homeWeights, local: localWeights } = weights
  const local = runRotated(localWeights, inputs.local.groups, inputs.local.scalars, inputs.units)
  for (let unit = 0; unit < inputs.units; unit++) toLogProbabilities(local, unit * KEY_STATES, KEY_STATES)
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

let weights: { readonly home: RotatedWeights; readonly local: RotatedWeights } | null = null
