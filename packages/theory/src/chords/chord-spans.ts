import type { SoundingNote } from '../notes/harmonic-notes.ts'
import type { ChordIdentity } from './chord.ts'

/** A chord over time before it is read in a key. */
export type ChordSpan = ChordIdentity & {
  readonly startBeats: number
  readonly endBeats: number
  /** What sounds, from the lowest note up, where that is less than a chord: one or two pitch classes. */
  readonly sounding?: readonly number[]
  readonly confidence: number
  readonly alternative: (ChordIdentity & { readonly confidence: number }) | null
}

/** Chords of one root, quality and bass that follow each other are one. */
export function joinEqual(spans: readonly ChordSpan[]): ChordSpan[] {
  const joined: ChordSpan[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    const isSame =
      last !== undefined &&
      last.rootPitchClass === span.rootPitchClass &&
      last.quality === span.quality &&
      last.bassPitchClass === span.bassPitchClass &&
      span.startBeats - last.endBeats < HAIR_BEATS
    if (isSame) joined[joined.length - 1] = { ...last, endBeats: span.endBeats }
    else joined.push(span)
  }
  return joined
}

/** Each note in each chord that it sounds in, and for how many beats. Both are sorted by start. */
export function* notesInChords(
  spans: readonly ChordSpan[],
  notes: readonly SoundingNote[],
): Generator<{
  readonly note: SoundingNote
  readonly span: ChordSpan
  readonly index: number
  readonly beats: number
}> {
  let first = 0
  for (const note of notes) {
    while (first < spans.length && (spans[first]?.endBeats ?? 0) <= note.startBeats) first++
    for (let index = first; index < spans.length; index++) {
      const span = spans[index]
      if (!span || span.startBeats >= note.endBeats) break
      const beats = Math.min(note.endBeats, span.endBeats) - Math.max(note.startBeats, span.startBeats)
      yield { note, span, index, beats }
    }
  }
}

/** Beats between chords that still follow each other. */
const HAIR_BEATS = 0.13
