import weights from './generated/key-weights.json' with { type: 'json' }
import { KEY_COLUMNS } from './key-inputs.ts'

export type KeyScore = {
  /** 0 = C … 11 = B. */
  readonly tonicPitchClass: number
  /** Third of the key's own triad. */
  readonly third: 'major' | 'minor'
  /** 0 to 1: its share among the 24 keys. */
  readonly share: number
}

/**
 * The key that `keyInputs` speak for: one layer of weights for all twelve tonics, turned so that the tonic is 0. Fitted by
 * `scripts/fit_key.py`; the scale of the scores is set so that shares are right as often as they say.
 */
export function chooseKey(inputs: Float32Array): KeyScore {
  const scores = Float64Array.from({ length: 24 }, (_, key) => scoreOf(inputs, key >> 1, key % 2))
  const most = Math.max(...scores)
  const best = scores.indexOf(most)
  const sum = scores.reduce((total, score) => total + Math.exp(weights.scale * (score - most)), 0)
  return { tonicPitchClass: best >> 1, third: best % 2 === 0 ? 'major' : 'minor', share: 1 / sum }
}

function scoreOf(inputs: Float32Array, tonic: number, third: number): number {
  const column = weights.thirds[third] ?? []
  let score = weights.bias[third] ?? 0
  for (let pitchClass = 0; pitchClass < 12; pitchClass++)
    for (let at = 0; at < KEY_COLUMNS; at++)
      score +=
        (column[pitchClass * KEY_COLUMNS + at] as number) *
        (inputs[((tonic + pitchClass) % 12) * KEY_COLUMNS + at] as number)
  return score
}
