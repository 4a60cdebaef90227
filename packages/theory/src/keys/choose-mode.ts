import { modeFamily, MODES } from '../pitch/mode.ts'
import { KEY_STATES } from './score-keys.ts'

/**
 * Log-probability of each mode among those of its family (major or minor), for twelve tonics: `KEY_STATES` numbers. A sixth,
 * seventh, second or fourth that belongs to one mode only speaks for it by how long it sounds, in the bass too, and by the
 * chords that stand on it. `opinion` is what the networks think, `whole` what the piece sounds like; `weights` (a conditional
 * logit) are how much the opinion counts, one number a mode, then for each window and each note above the tonic one a mode.
 */
export function chooseMode(
  opinion: ArrayLike<number>,
  whole: readonly Float32Array[],
  weights: readonly number[],
): Float64Array {
  const scores = Float64Array.from({ length: KEY_STATES }, (_, state) => {
    const mode = state % MODES.length
    return (weights[0] ?? 0) * (opinion[state] ?? 0) + (weights[1 + mode] ?? 0)
  })
  MODE_WINDOWS.forEach((window, place) => {
    for (let pitchClass = 0; pitchClass < 12; pitchClass++) {
      const share = whole[window]?.[pitchClass] ?? 0
      if (share === 0) continue
      for (let state = 0; state < KEY_STATES; state++) {
        const interval = (pitchClass - Math.floor(state / MODES.length) + 12) % 12
        const at = 1 + MODES.length * (1 + place * 12 + interval) + (state % MODES.length)
        scores[state] = (scores[state] ?? 0) + share * (weights[at] ?? 0)
      }
    }
  })
  return scores.map((score, state) => score - familyTotal(scores, state))
}

/** Log of the sum over the modes of the same tonic and family. */
function familyTotal(scores: Float64Array, state: number): number {
  const from = state - (state % MODES.length)
  const family = FAMILIES[state % MODES.length]
  let sum = 0
  for (let mode = 0; mode < MODES.length; mode++)
    if (FAMILIES[mode] === family) sum += Math.exp((scores[from + mode] ?? 0) - (scores[state] ?? 0))
  return (scores[state] ?? 0) + Math.log(sum)
}

const FAMILIES = MODES.map(modeFamily)
/** Of the windows of the home network: notes, bass, chords by kind, arrivals by a falling fifth. */
const MODE_WINDOWS = [0, 4, 9, 10, 11, 12, 13, 14]
