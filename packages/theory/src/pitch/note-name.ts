import type { Key } from './mode.ts'
import { accidentalsOfFifths, fifthsInKey, fifthsName } from './line-of-fifths.ts'
import { pitchClassOf } from './pitch-class.ts'

const C_MAJOR: Key = { tonicPitchClass: 0, mode: 'major' }

/**
 * Name of a pitch class as it is spelled in a key, with one sharp or flat at most: alone, F## is read as G.
 *
 * `pitchClassName(6, { tonicPitchClass: 2, mode: 'major' })` → `'F#'`
 */
export function pitchClassName(pitchClass: number, key: Key = C_MAJOR): string {
  return fifthsName(fifthsOfNote(pitchClass, key))
}

/**
 * Name and octave of a MIDI number in a key, with Live's octave numbers (60 = C3), spelled as `pitchClassName` does.
 *
 * `noteName(70, { tonicPitchClass: 5, mode: 'major' })` → `'Bb3'`
 */
export function noteName(pitch: number, key: Key = C_MAJOR): string {
  const fifths = fifthsOfNote(pitch, key)
  const octave = Math.floor((pitch - accidentalsOfFifths(fifths)) / 12) - 2
  return fifthsName(fifths) + octave
}

function fifthsOfNote(pitch: number, key: Key): number {
  const fifths = fifthsInKey(pitchClassOf(pitch), key)
  const accidentals = accidentalsOfFifths(fifths)
  return Math.abs(accidentals) < 2 ? fifths : fifths - Math.sign(accidentals) * 12
}
