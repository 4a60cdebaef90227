import type { ChordExtension } from '../chords/chord.ts'
import type { ChordSpan } from '../chords/chord-spans.ts'
import type { SoundingNote } from '../notes/harmonic-notes.ts'
import { pitchClassOf } from '../pitch/pitch-class.ts'
import type { NonChordTone } from '../chords/non-chord-tone.ts'
import { isChordTone, nonChordToneKind } from './non-chord-tones.ts'

/** The notes of each chord that are neither of it nor an extension, with what they do. Notes are sorted by start. */
export function findNonChordTones(
  spans: readonly ChordSpan[],
  extensions: readonly (readonly ChordExtension[])[],
  notes: readonly SoundingNote[],
): NonChordTone[][] {
  const found: NonChordTone[][] = spans.map(() => [])
  for (const [track, line] of Map.groupBy(notes, (note) => note.track)) {
    let at = 0
    line.forEach((note, place) => {
      while (at < spans.length && (spans[at]?.endBeats ?? 0) <= note.startBeats + 0.05) at++
      const held = spans[at + 1]
      const span = spans[at]
      if (span && note.endBeats > span.startBeats + 0.05 && isForeign(note, span, extensions[at] ?? [])) {
        found[at]?.push(toTone(note, nonChordToneKind(line, place, span), track))
      }
      const isSuspended =
        held && note.endBeats > held.startBeats + 0.2 && isForeign(note, held, extensions[at + 1] ?? [])
      if (isSuspended) found[at + 1]?.push(toTone(note, nonChordToneKind(line, place, held), track))
    })
  }
  return found
}

function toTone(note: SoundingNote, kind: NonChordTone['kind'], track: number): NonChordTone {
  return { kind, pitch: note.pitch, startBeats: note.startBeats, durationBeats: note.endBeats - note.startBeats, track }
}

function isForeign(note: SoundingNote, span: ChordSpan, extensions: readonly ChordExtension[]): boolean {
  const interval = pitchClassOf(note.pitch - span.rootPitchClass)
  return (
    !isChordTone(note.pitch, span) &&
    note.pitch % 12 !== span.bassPitchClass &&
    !extensions.some((name) => INTERVALS[name] === interval)
  )
}

const INTERVALS: Readonly<Record<ChordExtension, number>> = {
  b9: 1,
  '9': 2,
  '#9': 3,
  '11': 5,
  '#11': 6,
  b13: 8,
  '13': 9,
}
