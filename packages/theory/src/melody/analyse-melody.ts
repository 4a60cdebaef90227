import type { Chord } from '../chords/chord.ts'
import { CHORD_QUALITIES } from '../chords/chord-quality.ts'
import type { Note } from '../notes/note.ts'
import { usableNotes } from '../notes/usable-notes.ts'
import { pitchClassOf } from '../pitch/pitch-class.ts'
import { unknown, type Unknown } from '../unknown.ts'
import { motionOf } from './melodic-motion.ts'
import type { Melody, MelodyTension } from './melody.ts'

/**
 * Range, contour, leaps and tensions of one line. `unknown('too-few-notes')` for fewer than four notes or for a track
 * that mostly plays chords.
 *
 * `analyseMelody(lead, harmony.chords).range.semitones` → `14`
 */
export function analyseMelody(notes: readonly Note[], chords: readonly Chord[] = []): Melody | Unknown {
  const usable = usableNotes(notes)
  if (usable.length === 0) return unknown(notes.length === 0 ? 'no-notes' : 'unusable-notes')
  const line = usable.filter((note, index) => !isStruckWithOthers(usable, index, note))
  if (line.length < 4 || line.length < usable.length / 2) return unknown('too-few-notes')
  const pitches = line.map((note) => note.pitch)
  const lowest = pitches.reduce((low, pitch) => Math.min(low, pitch), 127)
  const highest = pitches.reduce((high, pitch) => Math.max(high, pitch), 0)
  return {
    kind: 'melody',
    noteCount: line.length,
    monophony: line.length / usable.length,
    range: { lowest, highest, semitones: highest - lowest },
    tessitura: tessituraOf(line),
    peak: peakOf(line, highest),
    ...motionOf(line),
    tension: chords.length > 0 ? tensionOf(line, chords) : null,
  }
}

function isStruckWithOthers(notes: readonly Note[], index: number, note: Note): boolean {
  const isWith = (other: Note | undefined): boolean =>
    other !== undefined && Math.abs(other.startBeats - note.startBeats) < 0.06
  return isWith(notes[index - 1]) || isWith(notes[index + 1])
}

function tessituraOf(line: readonly Note[]): Melody['tessitura'] {
  const sorted = [...line].sort((a, b) => a.pitch - b.pitch)
  const total = line.reduce((sum, note) => sum + note.durationBeats, 0)
  const at = (share: number): number => {
    let passed = 0
    for (const note of sorted) {
      passed += note.durationBeats
      if (passed >= total * share) return note.pitch
    }
    return sorted.at(-1)?.pitch ?? 0
  }
  return {
    low: at(0.25),
    high: at(0.75),
    mean: line.reduce((sum, note) => sum + note.pitch * note.durationBeats, 0) / total,
  }
}

function peakOf(line: readonly Note[], highest: number): Melody['peak'] {
  const peaks = line.filter((note) => note.pitch === highest)
  const start = line[0]?.startBeats ?? 0
  const span = (line.at(-1)?.startBeats ?? start) - start || 1
  const startBeats = peaks[0]?.startBeats ?? start
  return { pitch: highest, startBeats, place: (startBeats - start) / span, times: peaks.length }
}

function tensionOf(line: readonly Note[], chords: readonly Chord[]): MelodyTension {
  let inside = 0
  let total = 0
  let strongInside = 0
  let strong = 0
  let at = 0
  const tensions: MelodyTension['tensions'][number][] = []
  for (const note of line) {
    while (at + 1 < chords.length && (chords[at]?.endBeats ?? 0) <= note.startBeats + 0.05) at++
    const chord = chords[at]
    if (!chord || chord.startBeats > note.startBeats + 0.05 || chord.endBeats <= note.startBeats) continue
    const interval = pitchClassOf(note.pitch - chord.rootPitchClass)
    const isMember = CHORD_QUALITIES[chord.quality].intervals.includes(interval)
    const isStrong = Math.abs(note.startBeats - Math.round(note.startBeats)) < 0.06
    total += note.durationBeats
    if (isMember) inside += note.durationBeats
    if (isStrong) strong++
    if (isStrong && isMember) strongInside++
    if (isMember) continue
    const { pitch, startBeats, durationBeats } = note
    tensions.push({ pitch, startBeats, durationBeats, degree: DEGREES[interval] ?? '', chordSymbol: chord.symbol })
  }
  return {
    chordToneShare: total > 0 ? inside / total : 0,
    strongChordToneShare: strong > 0 ? strongInside / strong : 0,
    tensions: tensions.sort((a, b) => b.durationBeats - a.durationBeats).slice(0, 8),
  }
}

/** Degrees above a chord's root, named as chord extensions are. */
const DEGREES = ['1', 'b9', '9', '#9', '3', '11', '#11', '5', 'b13', '13', 'b7', '7']
