import type { Key, Mode } from './mode.ts'
import { pitchClassOf } from './pitch-class.ts'

/**
 * Position of a key's tonic on the line of fifths (C = 0, G = 1, F = -1): the spelling with the fewest sharps or flats.
 * Six sharps against six flats is settled the way players write it: F# major, B Lydian, Eb minor.
 *
 * `tonicFifths({ tonicPitchClass: 10, mode: 'minor' })` → `-2` (Bb)
 */
export function tonicFifths(key: Key): number {
  const offset = MODE_FIFTHS[key.mode]
  const parent = pitchClassOf((key.tonicPitchClass - pitchClassOf(offset * 7)) * 7)
  const signature = parent > 6 || (parent === 6 && !SHARP_OF_SIX.has(key.mode)) ? parent - 12 : parent
  return signature + offset
}

/**
 * Position of a pitch class on the line of fifths as it is spelled in a key: diatonic notes as the scale has them,
 * the others as b2, b3, #4, b6 and b7 of the tonic.
 *
 * `fifthsInKey(3, { tonicPitchClass: 0, mode: 'minor' })` → `-3` (Eb)
 */
export function fifthsInKey(pitchClass: number, key: Key): number {
  const tonic = tonicFifths(key)
  const above = pitchClassOf((pitchClass - key.tonicPitchClass) * 7)
  return tonic + (above > highestFifth(key.mode) ? above - 12 : above)
}

/** `fifthsName(-3)` → `'Eb'` */
export function fifthsName(fifths: number): string {
  const index = fifths + 1
  const letter = 'FCGDAEB'[((index % 7) + 7) % 7] ?? 'C'
  const accidentals = Math.floor(index / 7)
  return letter + (accidentals > 0 ? '#'.repeat(accidentals) : 'b'.repeat(-accidentals))
}

/** Sharps (positive) or flats (negative) that a name on the line of fifths carries. */
export function accidentalsOfFifths(fifths: number): number {
  return Math.floor((fifths + 1) / 7)
}

/** The sharpest degree that is spelled upwards: #4, and in Lydian the same note as a scale degree. */
function highestFifth(mode: Mode): number {
  return mode === 'locrian' ? 5 : 6
}

/** Fifths from the tonic of the parent major scale to the tonic of the mode. */
const MODE_FIFTHS: Readonly<Record<Mode, number>> = {
  lydian: -1,
  major: 0,
  mixolydian: 1,
  dorian: 2,
  minor: 3,
  phrygian: 4,
  locrian: 5,
}
const SHARP_OF_SIX: ReadonlySet<Mode> = new Set(['major', 'mixolydian', 'lydian'])
