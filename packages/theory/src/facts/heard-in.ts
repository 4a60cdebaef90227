import type { Chord } from '../chords/chord.ts'
import { CHORD_QUALITIES } from '../chords/chord-quality.ts'
import type { SoundingNote } from '../notes/harmonic-notes.ts'
import { pitchClassOf } from '../pitch/pitch-class.ts'

/**
 * Whether a chord sounds with its root, its third and one more of its notes. A chord that is read into less may be
 * right; to say that it points elsewhere, or comes from elsewhere, it has to be heard. Of a diminished seventh all four notes:
 * three of them are part of other chords.
 */
export function isHeardWhole(chord: Chord, notes: readonly SoundingNote[]): boolean {
  const { rootPitchClass, quality, startBeats, endBeats } = chord
  const least = Math.min(LONGEST_NEEDED_BEATS, (endBeats - startBeats) * LEAST_SHARE)
  const sounding = new Set(
    notes
      .filter((note) => Math.min(note.endBeats, endBeats) - Math.max(note.startBeats, startBeats) >= least)
      .map(({ pitch }) => pitchClassOf(pitch - rootPitchClass)),
  )
  const [root = 0, third = 0, ...others] = CHORD_QUALITIES[quality].intervals
  const isEnough =
    quality === 'dim7' ? others.every((one) => sounding.has(one)) : others.some((one) => sounding.has(one))
  return sounding.has(root) && sounding.has(third) && isEnough
}

/** Whether a chord's bass is the lowest note for most of its length, not only where two notes overlap. */
export function isOverItsBass(chord: Chord, notes: readonly SoundingNote[]): boolean {
  const { startBeats, endBeats, bassPitchClass } = chord
  const within = notes.filter((note) => note.startBeats < endBeats && note.endBeats > startBeats)
  const moments = MOMENTS.map((share) => startBeats + (endBeats - startBeats) * share)
  const held = moments.filter((beats) => {
    const sounding = within.filter((note) => note.startBeats <= beats && note.endBeats > beats)
    const lowest = sounding.reduce((low, { pitch }) => Math.min(low, pitch), Number.POSITIVE_INFINITY)
    return sounding.length > 0 && pitchClassOf(lowest) === bassPitchClass
  })
  return held.length * 2 > MOMENTS.length
}

const LEAST_SHARE = 0.1
const LONGEST_NEEDED_BEATS = 0.2
const MOMENTS = [0.1, 0.3, 0.5, 0.7, 0.9]
