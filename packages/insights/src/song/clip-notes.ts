import { heardNotes, type MidiClip } from '@kvint/als'
import type { NoteRow } from '../report/arrangement-picture.ts'

/** What is heard of a MIDI clip that lasts `lengthBeats`, its loop unrolled, from the clip's start. */
export function clipNotes(clip: MidiClip, lengthBeats: number): NoteRow[] {
  return heardNotes({ ...clip, startBeats: 0, endBeats: lengthBeats }).map((note) => [
    note.pitch,
    rounded(note.startBeats),
    rounded(note.durationBeats),
    Math.round(note.velocity),
  ])
}

/** Files carry float noise of 1e-10 beats: 1e-6 is far below what is heard, and keeps reports short. */
function rounded(beats: number): number {
  return Math.round(beats * 1e6) / 1e6
}
