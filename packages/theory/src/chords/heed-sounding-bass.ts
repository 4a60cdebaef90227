import type { SoundingNote } from '../notes/harmonic-notes.ts'
import { joinEqual, notesInChords, type ChordSpan } from './chord-spans.ts'

/**
 * Chords over the note that is heard as their bass: where the same note lies below a whole chord for most of its time and the
 * bass it was given never does. Notes are sorted by start.
 *
 * @example heedSoundingBass([C/E], notes(['G2', 'C3', 'E3'])) // → [C/G]
 */
export function heedSoundingBass(spans: readonly ChordSpan[], notes: readonly SoundingNote[]): ChordSpan[] {
  const inside: SoundingNote[][] = spans.map(() => [])
  for (const { note, index } of notesInChords(spans, notes)) inside[index]?.push(note)
  return joinEqual(
    spans.map((span, index) => {
      const beats = beatsAsLowest(span, inside[index] ?? [])
      const [bass, most] = [...beats].toSorted((a, b) => b[1] - a[1])[0] ?? [span.bassPitchClass, 0]
      return beats.has(span.bassPitchClass) || most < (span.endBeats - span.startBeats) * MOSTLY
        ? span
        : { ...span, bassPitchClass: bass }
    }),
  )
}

/** For how long each pitch class is the lowest under a whole chord. */
function beatsAsLowest({ startBeats, endBeats }: ChordSpan, notes: readonly SoundingNote[]): Map<number, number> {
  const cuts = notes
    .flatMap((note) => [note.startBeats, note.endBeats])
    .filter((at) => at > startBeats && at < endBeats)
  const times = [...new Set([startBeats, ...cuts, endBeats])].toSorted((a, b) => a - b)
  const beats = new Map<number, number>()
  let sounding: SoundingNote[] = []
  let next = 0
  times.slice(1).forEach((to, index) => {
    const from = times[index] ?? to
    const middle = (from + to) / 2
    sounding = sounding.filter((note) => note.endBeats > middle)
    for (let note = notes[next]; note && note.startBeats <= middle; note = notes[++next])
      if (note.endBeats > middle) sounding.push(note)
    if (new Set(sounding.map(({ pitch }) => pitch % 12)).size < A_CHORD || to - from < HAIR_BEATS) return
    const lowest = Math.min(...sounding.map(({ pitch }) => pitch)) % 12
    beats.set(lowest, (beats.get(lowest) ?? 0) + to - from)
  })
  return beats
}

const A_CHORD = 3
const MOSTLY = 0.5
/** Played by hand, the notes of one chord do not begin at once. */
const HAIR_BEATS = 0.05
