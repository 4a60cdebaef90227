import type { MidiNoteDescription } from '../description/clip-description.ts'
import { played } from './feel.ts'
import type { Chord } from './harmony.ts'

/** The lowest E of a bass guitar: nothing lies below it. */
const LOWEST = 28

/** Between the kicks: the root off the beat, its octave once, and a step that leads into the next root. */
export function drivingBass(chords: readonly Chord[]): MidiNoteDescription[] {
  return chords.flatMap((chord, bar) => {
    const root = bassNote(chord)
    const next = bassNote(chords[(bar + 1) % chords.length] ?? chord)
    const hits = [
      { beat: 0.5, pitch: root },
      { beat: 1.5, pitch: root },
      { beat: 1.75, pitch: root + 12 },
      { beat: 2.5, pitch: root },
      { beat: 3.5, pitch: next === root ? root : stepTowards(root, next) },
    ]
    return hits.map(({ beat, pitch }, index) => ({
      pitch,
      startBeats: bar * 4 + beat,
      durationBeats: beat === 1.5 ? 0.25 : 0.4,
      velocity: played(100, beat, bar * 5 + index),
    }))
  })
}

/** Long roots with one push before the bar line. */
export function heldBass(chords: readonly Chord[]): MidiNoteDescription[] {
  return chords.flatMap((chord, bar) => {
    const pitch = bassNote(chord)
    return [
      { pitch, startBeats: bar * 4, durationBeats: 2.5, velocity: played(94, 0, bar) },
      { pitch, startBeats: bar * 4 + 3, durationBeats: 0.75, velocity: played(84, 0.5, bar, 1) },
    ]
  })
}

function bassNote(chord: Chord): number {
  return LOWEST + ((chord.bass - (LOWEST % 12) + 12) % 12)
}

/** The note of F major beside the next root, on the side that the line comes from. */
function stepTowards(from: number, to: number): number {
  const direction = from < to ? -1 : 1
  return F_MAJOR.has((to + direction * 2) % 12) ? to + direction * 2 : to + direction
}

const F_MAJOR: ReadonlySet<number> = new Set([5, 7, 9, 10, 0, 2, 4])
