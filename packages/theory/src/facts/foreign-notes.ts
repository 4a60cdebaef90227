import type { Chord } from '../chords/chord.ts'
import { CHORD_QUALITIES } from '../chords/chord-quality.ts'
import type { LocalKey } from '../keys/local-key.ts'
import { modeFamily } from '../pitch/mode.ts'
import { isInScale } from '../keys/scale-members.ts'
import { nonChordToneKind } from '../melody/non-chord-tones.ts'
import type { SoundingNote } from '../notes/harmonic-notes.ts'
import { noteName } from '../pitch/note-name.ts'
import { pitchClassOf } from '../pitch/pitch-class.ts'
import type { ForeignNoteKind, ForeignNotes, SpanOf } from './harmony-facts.ts'

/** Notes outside the local key, each with the reason it may have. At most 64 are listed, all are counted. */
export function foreignNotes(
  notes: readonly SoundingNote[],
  chords: readonly Chord[],
  localKeys: readonly LocalKey[],
  spanOf: SpanOf,
): ForeignNotes {
  const byKind: Partial<Record<ForeignNoteKind, number>> = {}
  const listed: ForeignNotes['notes'][number][] = []
  const lines = new Map<number, SoundingNote[]>()
  for (const note of notes) {
    const line = lines.get(note.track)
    if (line) line.push(note)
    else lines.set(note.track, [note])
  }
  const places = new Map<number, number>()
  const loudness = notes.reduce((sum, note) => sum + note.velocity, 0) / Math.max(1, notes.length)
  const counts = countPitches(notes)
  let keyIndex = 0
  let chordIndex = 0
  let total = 0
  for (const note of notes) {
    const place = places.get(note.track) ?? 0
    places.set(note.track, place + 1)
    while (keyIndex + 1 < localKeys.length && (localKeys[keyIndex]?.endBeats ?? 0) <= note.startBeats + 0.05) keyIndex++
    while (chordIndex + 1 < chords.length && (chords[chordIndex]?.endBeats ?? 0) <= note.startBeats + 0.05) chordIndex++
    const key = localKeys[keyIndex]
    if (!key || isInScale(note.pitch, key)) continue
    total++
    const kind = classify(note, lines.get(note.track) ?? [], place, chords[chordIndex], key, { loudness, counts })
    byKind[kind] = (byKind[kind] ?? 0) + 1
    if (listed.length >= MOST_LISTED) continue
    const confidence = key.confidence * (chords[chordIndex]?.confidence ?? 0.5)
    listed.push({
      kind,
      pitch: note.pitch,
      name: noteName(note.pitch, key),
      track: note.track,
      span: spanOf(note.startBeats, note.endBeats),
      confidence,
    })
  }
  return { total, outOf: notes.length, byKind, notes: listed }
}

type Surroundings = { readonly loudness: number; readonly counts: ReadonlyMap<number, number> }

function classify(
  note: SoundingNote,
  line: readonly SoundingNote[],
  place: number,
  chord: Chord | undefined,
  key: LocalKey,
  around: Surroundings,
): ForeignNoteKind {
  const above = pitchClassOf(note.pitch - key.tonicPitchClass)
  const isMember =
    chord !== undefined &&
    CHORD_QUALITIES[chord.quality].intervals.includes(pitchClassOf(note.pitch - chord.rootPitchClass))
  if (modeFamily(key.mode) === 'minor' && above === 11) return 'leading-tone'
  if (isMember && chord.colour?.kind === 'applied') return 'applied-chord'
  if (isMember && chord.colour) return 'borrowed-chord'
  const kind = nonChordToneKind(line, place, chord)
  if (kind !== 'free') return kind
  if (above === 6 && isChromatic(line, place)) return 'blue-note'
  if (modeFamily(key.mode) === 'major' && (above === 3 || above === 10)) return 'blue-note'
  const isShort = note.endBeats - note.startBeats <= 0.3
  const isQuiet = note.velocity < around.loudness * 0.9
  const isRare = (around.counts.get(note.track * 128 + note.pitch) ?? 0) <= 1
  return isShort && isQuiet && isRare ? 'likely-slip' : 'free'
}

/** Reached or left by a semitone: the fifth degree’s blue note lies between the fourth and the fifth. */
function isChromatic(line: readonly SoundingNote[], place: number): boolean {
  const pitch = line[place]?.pitch ?? 0
  return [line[place - 1], line[place + 1]].some((other) => other && Math.abs(other.pitch - pitch) === 1)
}

function countPitches(notes: readonly SoundingNote[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const note of notes) {
    const id = note.track * 128 + note.pitch
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

const MOST_LISTED = 64
