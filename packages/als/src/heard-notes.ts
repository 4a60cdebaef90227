import type { MidiClip } from './model/clip.ts'
import type { MidiNote } from './model/midi-note.ts'

/** Loops shorter than this are not unrolled: Live's own smallest loop is longer. */
const SHORTEST_LOOP_BEATS = 1 / 256
/** A clip of a real set sounds far fewer: the bound keeps a damaged one from filling memory. */
const MOST_NOTES = 500_000

/**
 * The notes that a clip sounds, in beats from the clip's start: its loop unrolled over its whole length, notes outside
 * the played part and muted notes left out, notes cut where the part ends that they play in.
 *
 * A clip plays from `loop.start + loop.startRelative` on and, where its loop is on, jumps back from `loop.end` to
 * `loop.start`. A note that starts before the part is not heard, as in Live without "Chase MIDI Notes". Whether the clip
 * itself is switched off is left to the caller.
 *
 * @example
 * // a loop of one beat with one note, in a clip of three beats
 * heardNotes(clip).map((note) => note.startBeats) // → [0, 1, 2]
 */
export function heardNotes(clip: MidiClip): MidiNote[] {
  const heard: MidiNote[] = []
  for (const part of playedParts(clip)) {
    const heardBefore = heard.length
    for (const note of clip.notes) {
      if (note.startBeats >= part.to) break
      if (note.isMuted || note.startBeats < part.from) continue
      if (heard.length >= MOST_NOTES) return heard
      const startBeats = part.at + note.startBeats - part.from
      heard.push({ ...note, startBeats, durationBeats: Math.min(note.durationBeats, part.to - note.startBeats) })
    }
    const isSilentRepeat = part.at > 0 && heard.length === heardBefore
    if (isSilentRepeat) return heard
  }
  return heard
}

/** A stretch of the clip's content and where in the clip it is played, in beats. */
type PlayedPart = {
  readonly from: number
  readonly to: number
  readonly at: number
}

function* playedParts(clip: MidiClip): Generator<PlayedPart> {
  const { loop } = clip
  const lengthBeats = clip.endBeats - clip.startBeats
  const isLooped = loop.isOn && loop.end - loop.start >= SHORTEST_LOOP_BEATS
  let from = isLooped ? loop.start + loop.startRelative : loop.start
  if (!isLooped || from >= loop.end) {
    yield { from, to: from + lengthBeats, at: 0 }
    return
  }
  for (let at = 0; at < lengthBeats;) {
    const to = Math.min(loop.end, from + lengthBeats - at)
    // Far from zero a float has no room for a beat.
    if (to <= from) return
    yield { from, to, at }
    at += to - from
    from = loop.start
  }
}
