/** The seven modes; `major` is Ionian, `minor` is Aeolian with its raised sixth and seventh allowed. */
export type Mode = 'major' | 'minor' | 'dorian' | 'phrygian' | 'lydian' | 'mixolydian' | 'locrian'

/** A key: a home note and a mode. */
export type Key = { readonly tonicPitchClass: number; readonly mode: Mode }

/** Semitones above the tonic of the seven notes of each mode. */
export const MODE_INTERVALS: Readonly<Record<Mode, readonly number[]>> = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  locrian: [0, 1, 3, 5, 6, 8, 10],
}

export const MODES = Object.keys(MODE_INTERVALS) as readonly Mode[]

/** `'major'` when the third above the tonic is major. `modeFamily('dorian')` → `'minor'` */
export function modeFamily(mode: Mode): 'major' | 'minor' {
  return MODE_INTERVALS[mode].includes(4) ? 'major' : 'minor'
}
