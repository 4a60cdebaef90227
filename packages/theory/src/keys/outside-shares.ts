import { FAMILY_OF, FAMILY_STATES } from './key-families.ts'
import { isInScale } from './scale-members.ts'
import { keyOf, KEY_STATES } from './score-keys.ts'

/** Share of the sounding time outside the best mode of each key: 24 numbers. The window holds square roots. */
export function outsideShares(sounding: Float32Array | undefined): Float64Array {
  const total = sounding?.reduce((sum, root) => sum + root * root, 0) ?? 0
  const least = new Float64Array(FAMILY_STATES).fill(1)
  for (let state = 0; state < KEY_STATES; state++) {
    const key = keyOf(state)
    let outside = 0
    for (let pitchClass = 0; pitchClass < 12; pitchClass++)
      if (!isInScale(pitchClass, key)) outside += (sounding?.[pitchClass] ?? 0) ** 2 / Math.max(total, 1e-6)
    const family = FAMILY_OF[state] ?? 0
    least[family] = Math.min(least[family] ?? 1, outside)
  }
  return least
}
