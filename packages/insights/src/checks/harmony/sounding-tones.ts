import { isInScale, type Key, type Mode, type Note } from '@kvint/theory'
import type { Song } from '../../song/song.ts'
import { UNPITCHED } from '../roles-of.ts'
import { soundingNotes, type Stretch } from './sounding-notes.ts'

/** Pitch classes that sound in a stretch on the tracks whose notes were read for harmony. */
export function soundingTones(song: Song, stretch: Stretch): ReadonlySet<number> {
  return new Set(
    readOf(song)
      .sounding(stretch)
      .map(({ pitch }) => pitch % 12),
  )
}

/** The lowest note that sounds in each beat, by the beat's number from 0; beats without a note are left out. */
export function lowestByBeat(song: Song): ReadonlyMap<number, number> {
  const lowest = new Map<number, number>()
  for (const { pitch, startBeats, durationBeats } of notesOf(song)) {
    const last = Math.max(startBeats, startBeats + durationBeats - 2 * HAIR_BEATS)
    for (let beat = Math.floor(startBeats + HAIR_BEATS); beat <= last; beat++)
      lowest.set(beat, Math.min(pitch, lowest.get(beat) ?? pitch))
  }
  return lowest
}

/** In each beat of a stretch the lowest note of those that begin in the stretch; what is still held from before does not count. */
export function lowestInBeats(song: Song, { startBeats, endBeats }: Stretch): readonly number[] {
  const begun = notesOf(song).filter(
    (note) => note.startBeats > startBeats - HAIR_BEATS && note.startBeats < endBeats - HAIR_BEATS,
  )
  return Array.from({ length: Math.max(1, Math.round(endBeats - startBeats)) }, (_, beat) => {
    const [from, to] = [startBeats + beat + HAIR_BEATS, startBeats + beat + 1 - HAIR_BEATS]
    const sounding = begun.filter((note) => note.startBeats < to && note.startBeats + note.durationBeats > from)
    return sounding.length === 0 ? [] : [Math.min(...sounding.map(({ pitch }) => pitch))]
  }).flat()
}

/**
 * The pitch class that stands for a step of a plain major or minor scale that hardly ever sounds, and the mode that has it:
 * B in D minor without B♭, Dorian. `null` where both sound, where the other is rare, or where other notes do not fit the mode either. A raised seventh in minor
 * leads home and replaces nothing.
 */
export function replacingTone(
  song: Song,
  { tonicPitchClass, mode: plainMode }: Key,
): { readonly tone: number; readonly mode: Mode } | null {
  const notes = notesOf(song)
  const timesOf = (semitones: number) =>
    notes.filter(({ pitch }) => pitch % 12 === (tonicPitchClass + semitones) % 12).length
  const found = OTHER_FORMS[plainMode]?.find(([plain, other, mode]) => {
    const outside = notes.filter(({ pitch }) => !isInScale(pitch, { tonicPitchClass, mode })).length
    const times = timesOf(other)
    const isLacking = timesOf(plain) === 0 && times >= FEWEST_OF_A_LACK
    return (
      (isLacking || (times >= FEWEST_TIMES && timesOf(plain) <= times * HARDLY_EVER)) &&
      outside <= notes.length * MOST_OUTSIDE
    )
  })
  return found ? { tone: (tonicPitchClass + found[1]) % 12, mode: found[2] } : null
}

/** Semitones above home in the plain scale, and in the mode that has the other form of this step alone. */
const OTHER_FORMS: Readonly<Partial<Record<Mode, readonly (readonly [plain: number, other: number, mode: Mode])[]>>> = {
  minor: [
    [8, 9, 'dorian'],
    [2, 1, 'phrygian'],
  ],
  major: [
    [5, 6, 'lydian'],
    [11, 10, 'mixolydian'],
  ],
}
const FEWEST_TIMES = 6
/** Where the plain step never sounds. */
const FEWEST_OF_A_LACK = 3
const HARDLY_EVER = 0.1
const MOST_OUTSIDE = 0.03

/** Notes of the tracks that were read for harmony, in beats of the song. */
export function notesOf(song: Song): readonly Note[] {
  return readOf(song).notes
}

type Read = { readonly notes: readonly Note[]; readonly sounding: (stretch: Stretch) => readonly Note[] }

function readOf(song: Song): Read {
  const known = KNOWN.get(song)
  if (known) return known
  const notes = readTracks(song).flatMap((id) => song.lines.byTrack.get(id) ?? [])
  const read = { notes, sounding: soundingNotes(notes) }
  KNOWN.set(song, read)
  return read
}

const KNOWN = new WeakMap<Song, Read>()

/** Ids of those tracks, also where the notes have no key; where none were read, of all that are no drums. */
export function readTracks({ harmony, lines, parts }: Song): readonly number[] {
  if (harmony.kind === 'known') return harmony.trackIds
  return (
    lines.withoutKey?.trackIds ??
    parts.filter(({ report }) => !NO_PITCH.has(report.role.role)).map(({ track }) => track.id)
  )
}

const NO_PITCH: ReadonlySet<string> = new Set(UNPITCHED)

/** A note that ends on the line may end a tick behind it. */
const HAIR_BEATS = 0.05
