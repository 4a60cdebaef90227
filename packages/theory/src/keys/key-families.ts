import { KEY_STATES } from './score-keys.ts'
import { modeFamily, MODES } from '../pitch/mode.ts'

/** Twelve tonics, major or minor: state `tonic × 2 + (minor ? 1 : 0)`. */
export const FAMILY_STATES = 24

/** Family of each of the 84 keys. */
export const FAMILY_OF: readonly number[] = Array.from(
  { length: KEY_STATES },
  (_, state) =>
    Math.floor(state / MODES.length) * 2 + (modeFamily(MODES[state % MODES.length] ?? 'major') === 'major' ? 0 : 1),
)

/** Log-probabilities of families from log-probabilities of keys: `count × KEY_STATES` → `count × FAMILY_STATES`. */
export function familyScores(keys: Float32Array): Float64Array {
  const count = keys.length / KEY_STATES
  const sums = new Float64Array(count * FAMILY_STATES)
  for (let item = 0; item < count; item++) {
    for (let state = 0; state < KEY_STATES; state++) {
      const at = item * FAMILY_STATES + (FAMILY_OF[state] ?? 0)
      sums[at] = (sums[at] ?? 0) + Math.exp(keys[item * KEY_STATES + state] ?? -20)
    }
  }
  return sums.map((sum) => Math.log(sum + 1e-6))
}
