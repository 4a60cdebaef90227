import { pitchClassOf } from '../pitch/pitch-class.ts'
import { modeFamily, type Key, type Mode } from '../pitch/mode.ts'

/**
 * A key whose mode is heard: a church mode is named where the note that makes it sounds, else the plain major or minor of
 * its family. A major key whose seventh sounds flat only is Mixolydian, one whose fourth sounds raised only is Lydian, and a minor key
 * whose sixth sounds raised only is Dorian.
 * `histogram` holds the shares of sounding time of the twelve pitch classes.
 *
 * `heardMode({ tonicPitchClass: 0, mode: 'dorian' }, withoutA)` → C minor
 * `heardMode({ tonicPitchClass: 7, mode: 'major' }, withFAndWithoutFSharp)` → G Mixolydian
 * `heardMode({ tonicPitchClass: 5, mode: 'major' }, withBAndWithoutBFlat)` → F Lydian
 */
export function heardMode(key: Key, histogram: readonly number[]): Key {
  const shareOf = (interval: number) => histogram[pitchClassOf(key.tonicPitchClass + interval)] ?? 0
  const church = CHURCH_MODES[key.mode]?.find(
    ({ telling, instead, least }) => shareOf(instead) <= NEVER && shareOf(telling) >= least,
  )
  if (church && hasThird(key, histogram)) return { tonicPitchClass: key.tonicPitchClass, mode: church.mode }
  const telling = TELLING_INTERVAL[key.mode]
  const sounds = telling !== undefined && shareOf(telling) >= LEAST_SHARE
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
type ChurchMode = { readonly mode: Mode; readonly telling: number; readonly instead: number; readonly least: number }

/** Church modes beside a plain key: the step that makes each, the one in whose place it stands, and how long it must sound. Phrygian for want of a step would be a guess. */
const CHURCH_MODES: Readonly<Partial<Record<Mode, readonly ChurchMode[]>>> = {
  major: [
    { mode: 'mixolydian', telling: 10, instead: 11, least: 0.05 },
    { mode: 'lydian', telling: 6, instead: 5, least: 0.03 },
  ],
  minor: [{ mode: 'dorian', telling: 9, instead: 8, least: 0.05 }],
}
/** A passing note of a beat in fifty bars. */
const LEAST_SHARE = 0.005
const NEVER = 0.0005
