import { pitchClassOf } from '../pitch/pitch-class.ts'
import { MODE_INTERVALS, type Key } from '../pitch/mode.ts'

/** The pitch classes of a key's scale from its tonic up. `scaleMembers({ tonicPitchClass: 9, mode: 'minor' })` → `[9, 11, 0, 2, 4, 5, 7]` */
export function scaleMembers(key: Key): number[] {
  return MODE_INTERVALS[key.mode].map((interval) => pitchClassOf(key.tonicPitchClass + interval))
}

/**
 * Whether a pitch class belongs to the key's scale.
 *
 * @example isInScale(6, { tonicPitchClass: 7, mode: 'major' }) // → true
 */
export function isInScale(pitchClass: number, key: Key): boolean {
  return MODE_INTERVALS[key.mode].includes(pitchClassOf(pitchClass - key.tonicPitchClass))
}
