import { heardNotes, type MidiClip } from '@kvint/als'
import type { NoteRow } from '@kvint/report'

/**
 * What is heard of a MIDI clip that lasts `lengthBeats`, its loop unrolled, from the clip's start.
 *
 * Loop points are snapped to a millionth of a beat that is a power of two, so that adding them up is exact: files hold
 * loop starts such as 0.002713432400932401, whose sums never quite reach the clip's end.
 */
export function clipNotes(clip: MidiClip, lengthBeats: number): NoteRow[] {
  const { isOn, start, end, startRelative } = clip.loop
  const loop = { isOn, start: snapped(start), end: snapped(end), startRelative: snapped(startRelative) }
  return heardNotes({ ...clip, loop, startBeats: 0, endBeats: snapped(lengthBeats) }).map((note) => [
    note.pitch,
    rounded(note.startBeats),
    rounded(note.durationBeats),
    Math.round(note.velocity),
  ])
}

function snapped(beats: number): number {
  return Math.round(beats * 2 ** 20) / 2 ** 20
}

/** Float noise of 1e-10 beats is far below what is heard, and makes reports long. */
function rounded(beats: number): number {
  return Math.round(beats * 1e6) / 1e6
}
