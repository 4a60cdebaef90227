import { type Key, MODES } from '@kvint/theory/mode'
import { noteName, pitchClassName } from '@kvint/theory/note-name'
import type { Harmony, LocalKeyReading } from '../schema/harmony.ts'
import { withSigns } from './musical-signs.ts'

/**
 * The key in which notes at a beat are spelled: the one that holds there, else the song's. `undefined` where none is
 * known: then notes are named as in C major.
 *
 * @example keyAt(report.harmony, 64) // → { tonicPitchClass: 9, mode: 'minor' }
 */
export function keyAt(harmony: Harmony, beats?: number): Key | undefined {
  if (harmony.kind === 'unknown') return undefined
  return keyOf((beats === undefined ? undefined : localKeyAt(harmony.localKeys, beats)) ?? harmony.key)
}

/**
 * The reading of a key as a key; `undefined` for a mode that is none of theory's.
 *
 * @example keyOf({ tonicPitchClass: 9, mode: 'minor' }) // → { tonicPitchClass: 9, mode: 'minor' }
 */
export function keyOf(reading: { readonly tonicPitchClass: number; readonly mode: string }): Key | undefined {
  const mode = MODES.find((each) => each === reading.mode)
  return mode && { tonicPitchClass: reading.tonicPitchClass, mode }
}

/**
 * The reading of the key that holds at a beat of the song; `undefined` where none was read.
 *
 * @example localKeyAt([], 8) // → undefined
 */
export function localKeyAt(localKeys: readonly LocalKeyReading[], beats: number): LocalKeyReading | undefined {
  return localKeys.findLast(({ startBeats }) => startBeats <= beats + TOLERANCE_BEATS) ?? localKeys[0]
}

/** A MIDI number as its key spells it, with Live's octaves (60 = C3): `pitchName(39, E_FLAT_MAJOR)` → `E♭1` */
export function pitchName(pitch: number, key?: Key): string {
  return withSigns(noteName(Math.round(pitch), key))
}

/** A pitch class (C = 0) as its key spells it: `pitchClassSign(3, E_FLAT_MAJOR)` → `E♭` */
export function pitchClassSign(pitchClass: number, key?: Key): string {
  return withSigns(pitchClassName(pitchClass, key))
}

/** Chords and keys begin at places that are rounded apart. */
const TOLERANCE_BEATS = 0.05
