import type { Note } from './note.ts'

/** Notes with a real pitch, time, length and velocity, sorted by start and pitch. The given array is not changed. */
export function usableNotes(notes: readonly Note[]): Note[] {
  return notes.filter(isUsableNote).sort((a, b) => a.startBeats - b.startBeats || a.pitch - b.pitch)
}

/** Whether a note can be heard and placed: finite, within MIDI, within a billion beats, longer and louder than nothing. */
function isUsableNote(note: Note): boolean {
  return (
    note.pitch >= 0 &&
    note.pitch <= 127 &&
    Math.abs(note.startBeats) <= LATEST_BEAT &&
    note.durationBeats > 0 &&
    note.velocity > 0
  )
}

const LATEST_BEAT = 1e9
