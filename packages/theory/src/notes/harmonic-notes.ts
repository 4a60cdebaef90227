import { guessTrackRole } from './guess-track-role.ts'
import type { Note } from './note.ts'
import type { TrackRole } from './track-role.ts'
import { usableNotes } from './usable-notes.ts'

/** Notes that take part in the harmony, sorted by start, and the tracks that were left out. */
export type HarmonicNotes = {
  readonly notes: readonly SoundingNote[]
  readonly leftOut: readonly LeftOut[]
  readonly given: number
  readonly usable: number
}

export type SoundingNote = {
  readonly pitch: number
  readonly startBeats: number
  readonly endBeats: number
  readonly velocity: number
  readonly track: number
}

export type LeftOut = { readonly track: number; readonly reason: 'drums' | 'trigger' | 'key-switch' | 'ignored' }

/**
 * Drops what carries no harmony: drums, one-shot triggers, key-switches, tracks marked `ignored`, and notes without a
 * usable pitch or time. Overlapping repeats of one pitch on one track are cut where the next begins.
 */
export function harmonicNotes(notes: readonly Note[], roles: Readonly<Record<number, TrackRole>> = {}): HarmonicNotes {
  const usable = withinReach(usableNotes(notes))
  const tracks = Map.groupBy(usable, (note) => note.track ?? 0)
  const leftOut: LeftOut[] = []
  const kept: SoundingNote[] = []
  for (const [track, trackNotes] of tracks) {
    const role = roles[track] ?? guessTrackRole(trackNotes, tracks.size)
    if (role === 'drums' || role === 'trigger' || role === 'key-switch' || role === 'ignored') {
      leftOut.push({ track, reason: role })
      continue
    }
    for (const note of cutRepeats(trackNotes)) kept.push(note)
  }
  kept.sort((a, b) => a.startBeats - b.startBeats || a.pitch - b.pitch)
  return { notes: kept, leftOut, given: notes.length, usable: usable.length }
}

/** The stretch of `LONGEST_MUSIC_BEATS` that holds most notes: one stray note far away must not stretch the music. */
function withinReach(sorted: Note[]): Note[] {
  const first = sorted[0]
  const last = sorted.at(-1)
  if (!first || !last || last.startBeats - first.startBeats <= LONGEST_MUSIC_BEATS) return sorted
  let best = { from: 0, to: 0 }
  for (let from = 0, to = 0; from < sorted.length; from++) {
    const limit = (sorted[from]?.startBeats ?? 0) + LONGEST_MUSIC_BEATS
    while (to < sorted.length && (sorted[to]?.startBeats ?? 0) <= limit) to++
    if (to - from > best.to - best.from) best = { from, to }
  }
  return sorted.slice(best.from, best.to)
}

function cutRepeats(notes: readonly Note[]): SoundingNote[] {
  const open = new Map<number, number>()
  const sounding: { -readonly [K in keyof SoundingNote]: SoundingNote[K] }[] = []
  for (const note of notes) {
    const pitch = Math.round(note.pitch)
    const endBeats = note.startBeats + Math.min(note.durationBeats, LONGEST_NOTE_BEATS)
    const previous = sounding[open.get(pitch) ?? -1]
    if (previous && previous.startBeats === note.startBeats) {
      previous.endBeats = Math.max(previous.endBeats, endBeats)
      continue
    }
    if (previous && previous.endBeats > note.startBeats) previous.endBeats = note.startBeats
    open.set(pitch, sounding.length)
    sounding.push({ pitch, startBeats: note.startBeats, endBeats, velocity: note.velocity, track: note.track ?? 0 })
  }
  return sounding
}

/** Four and a half hours at 120 BPM: bounds the memory. */
const LONGEST_MUSIC_BEATS = 32_768
const LONGEST_NOTE_BEATS = 256
