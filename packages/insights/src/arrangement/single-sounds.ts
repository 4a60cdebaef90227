import type { PlacedClip, Song } from '../song/song.ts'
import type { Stretch } from '../signal/fader-curve.ts'
import { soundingStretches } from './sounding.ts'

/**
 * How many single sounds a timeline holds, where it is a bank of sounds and no music: short ones with silence between
 * them, nearly every track in one of them only. `null` for everything else. One list of stretches a track.
 *
 * `singleSounds([[{ start: 0, end: 1 }], [{ start: 4, end: 5 }], …])` → `6`
 */
export function singleSounds(tracks: readonly (readonly Stretch[])[]): number | null {
  const playing = tracks.filter((stretches) => stretches.length > 0)
  const sounds: { start: number; end: number }[] = []
  for (const { start, end } of playing.flat().toSorted((a, b) => a.start - b.start)) {
    const last = sounds.at(-1)
    if (last && start < last.end + LEAST_SILENCE_BEATS) last.end = Math.max(last.end, end)
    else sounds.push({ start, end })
  }
  const isIn = (stretches: readonly Stretch[], sound: Stretch) =>
    stretches.some(({ start, end }) => start < sound.end && end > sound.start)
  const once = playing.filter((stretches) => sounds.filter((sound) => isIn(stretches, sound)).length === 1)
  const isBank =
    sounds.length >= FEWEST_SOUNDS &&
    playing.length >= FEWEST_TRACKS &&
    sounds.every(({ start, end }) => end - start <= LONGEST_BEATS) &&
    once.length >= playing.length * LEAST_SHARE
  return isBank ? sounds.length : null
}

/** Whether a set is such a bank: form, rhythm and harmony have nothing to say of it. */
export function isBankOfSounds({ parts, picture }: Song): boolean {
  if (picture.of !== 'arrangement') return false
  const heard = parts.filter(({ isAudible }) => isAudible)
  return singleSounds(heard.map(({ clips }) => stretchesOf(clips))) !== null
}

/** Where clips of one track sound, from the first beat to the last. */
export function stretchesOf(clips: readonly Pick<PlacedClip, 'report' | 'notes'>[]): Stretch[] {
  return soundingStretches(clips, { start: 0, end: Infinity })
}

const LEAST_SILENCE_BEATS = 1
const FEWEST_SOUNDS = 5
const FEWEST_TRACKS = 4
/** Two bars of 4/4. */
const LONGEST_BEATS = 8
const LEAST_SHARE = 2 / 3
