import { CHORD_QUALITIES, type ChordQuality, type Note } from '@kvint/theory'
import type { Song } from '../../song/song.ts'
import { soundingNotes } from './sounding-notes.ts'
import { readTracks } from './sounding-tones.ts'

/**
 * Whether a chord is played, and not put together from lines that pass each other: three of its tones begin together, sound
 * together for a part of its time, or are the arpeggio of one track.
 *
 * `chords.filter(isPlayedIn(song))` → the chords that are heard as chords
 */
export function isPlayedIn(song: Song): (chord: Named) => boolean {
  const parts = readTracks(song).map((id) => soundingNotes(song.lines.byTrack.get(id) ?? []))
  return (chord) => {
    const tones = tonesOf(chord)
    const its = parts.map((sounding) => sounding(chord))
    const own = its.flat().filter(({ pitch }) => tones.has(pitch % 12))
    return isStruck(own, chord) || isHeldTogether(own, chord) || its.some((line) => isArpeggio(line, chord, tones))
  }
}

/** A chord of the harmony, or as the report tells it. */
type Named = {
  readonly startBeats: number
  readonly endBeats: number
  readonly rootPitchClass: number
  readonly quality: string
}

function tonesOf({ rootPitchClass, quality }: Named): ReadonlySet<number> {
  return new Set(CHORD_QUALITIES[quality as ChordQuality].intervals.map((interval) => (rootPitchClass + interval) % 12))
}

function isStruck(own: readonly Note[], chord: Named): boolean {
  const begun = own.filter(({ startBeats }) => startBeats > chord.startBeats - EARLY_BEATS)
  return begun.some(({ startBeats }) => {
    const struck = begun.filter((other) => Math.abs(other.startBeats - startBeats) <= TOGETHER_BEATS)
    return countOf(struck) >= FEWEST_TONES
  })
}

function isHeldTogether(own: readonly Note[], { startBeats, endBeats }: Named): boolean {
  const steps = Math.max(1, Math.ceil((endBeats - startBeats) / STEP_BEATS - HAIR_BEATS))
  const full = Array.from({ length: steps }, (_, step) => startBeats + (step + 0.5) * STEP_BEATS).filter((beat) => {
    const sounding = own.filter((note) => note.startBeats <= beat && note.startBeats + note.durationBeats > beat)
    return countOf(sounding) >= FEWEST_TONES
  })
  return full.length >= steps * LEAST_HELD
}

/** Its tones alone, one after the other, which mostly leap: a line that steps between them is a melody. */
function isArpeggio(line: readonly Note[], chord: Named, tones: ReadonlySet<number>): boolean {
  const begun = line.filter(({ startBeats }) => startBeats > chord.startBeats - EARLY_BEATS)
  if (countOf(begun) < FEWEST_TONES || !begun.every(({ pitch }) => tones.has(pitch % 12))) return false
  const moves = begun.slice(1).map(({ pitch }, at) => Math.abs(pitch - (begun[at]?.pitch ?? pitch)))
  const moving = moves.filter((semitones) => semitones > 0)
  return moving.filter((semitones) => semitones >= THIRD).length >= moving.length * MOSTLY_LEAPS
}

function countOf(notes: readonly Note[]): number {
  return new Set(notes.map(({ pitch }) => pitch % 12)).size
}

const FEWEST_TONES = 3
/** A strummed or loosely played chord. */
const TOGETHER_BEATS = 0.13
const THIRD = 3
const MOSTLY_LEAPS = 0.75
const EARLY_BEATS = 0.26
const STEP_BEATS = 0.25
const LEAST_HELD = 0.25
const HAIR_BEATS = 0.05
