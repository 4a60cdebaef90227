import { pitchClassOf } from '../pitch/pitch-class.ts'
import { modeFamily, type Key, type Mode } from '../pitch/mode.ts'

/**
 * A key whose mode is heard: a church mode is named where the note that makes it sounds, else the plain major or minor of
 * its family. `histogram` holds the shares of sounding time of the twelve pitch classes.
 *
 * `heardMode({ tonicPitchClass: 0, mode: 'dorian' }, withoutA)` → C minor
 */
export function heardMode(key: Key, histogram: readonly number[]): Key {
  const telling = TELLING_INTERVAL[key.mode]
  const sounds = telling !== undefined && (histogram[pitchClassOf(key.tonicPitchClass + telling)] ?? 0) >= LEAST_SHARE
  const isHeard = telling === undefined || (sounds && hasThird(key, histogram))
  return isHeard ? key : { tonicPitchClass: key.tonicPitchClass, mode: modeFamily(key.mode) }
}

/** Whether the third that makes the key major or minor sounds at all. */
export function hasThird({ tonicPitchClass, mode }: Key, histogram: readonly number[]): boolean {
  const third = pitchClassOf(tonicPitchClass + (modeFamily(mode) === 'major' ? 4 : 3))
  return (histogram[third] ?? 0) >= LEAST_SHARE
}

/** Semitones above the tonic of the note in which a church mode differs from plain major or minor. */
const TELLING_INTERVAL: Readonly<Partial<Record<Mode, number>>> = {
  dorian: 9,
  phrygian: 1,
  lydian: 6,
  mixolydian: 10,
  locrian: 6,
}
/** A passing note of a beat in fifty bars. */
const LEAST_SHARE = 0.005
