import type { SoundingNote } from '../notes/harmonic-notes.ts'
import { pitchClassOf } from '../pitch/pitch-class.ts'
import { heldTimes } from './chord-extensions.ts'
import { CHORD_QUALITIES, type ChordQuality } from './chord-quality.ts'
import { joinEqual, notesInChords, type ChordSpan } from './chord-spans.ts'

/**
 * Chords by what is held in them. A seventh that lasts with its triad belongs to it; where the fourth lasts and the third never
 * sounds, the chord is suspended; one that is held whole over its root is sure by so much. Notes are sorted by start.
 *
 * @example heedHeldNotes([G], heldNotes(['G2', 'B3', 'D4', 'F#4'])) // → [Gmaj7]
 */
export function heedHeldNotes(spans: readonly ChordSpan[], notes: readonly SoundingNote[]): ChordSpan[] {
  const times = heldTimes(spans, notes)
  const { sounding, lowest } = soundingTimes(spans, notes)
  const heeded = spans.map((span, index) => {
    const beatsOf = (of: Float32Array, interval: number): number =>
      of[index * 12 + pitchClassOf(span.rootPitchClass + interval)] ?? 0
    const root = Math.min(beatsOf(times, 0), span.endBeats - span.startBeats)
    if (root < (span.endBeats - span.startBeats) * LEAST_SHARE) return span
    const isHeld = (interval: number): boolean => beatsOf(times, interval) >= root * AS_LONG
    const third = thirdOf(span.quality, isHeld, (interval) => beatsOf(sounding, interval) > HAIR_BEATS)
    const quality = withSeventh(third, isHeld)
    const isWhole =
      lowest[index] !== NO_NOTE &&
      (lowest[index] ?? NO_NOTE) % 12 === span.rootPitchClass &&
      CHORD_QUALITIES[quality].intervals.every((interval) => isHeld(interval))
    return { ...span, quality, confidence: isWhole ? Math.max(span.confidence, WHOLE_CONFIDENCE) : span.confidence }
  })
  return joinEqual(heeded)
}

/** The fourth for a third that never sounds, and a third that is held for a second or fourth. */
function thirdOf(
  quality: ChordQuality,
  isHeld: (interval: number) => boolean,
  sounds: (interval: number) => boolean,
): ChordQuality {
  const [, third = 0] = CHORD_QUALITIES[quality].intervals
  const suspended = SUSPENDED[quality]
  if (suspended && isHeld(FOURTH) && !sounds(third)) return suspended
  const isOpen = quality === 'sus2' || quality === 'sus4'
  if (!isOpen || isHeld(MINOR_THIRD) === isHeld(MAJOR_THIRD)) return quality
  return isHeld(MAJOR_THIRD) ? 'maj' : 'min'
}

function withSeventh(quality: ChordQuality, isHeld: (interval: number) => boolean): ChordQuality {
  const found = SEVENTHS[quality]?.filter(([interval]) => isHeld(interval)) ?? []
  const [, third = 0] = CHORD_QUALITIES[quality].intervals
  const [[, fuller] = [0, quality], ...others] = found
  return isHeld(third) && others.length === 0 ? fuller : quality
}

/** Beats that each pitch class sounds in each chord, at all: `spans × 12`; and the lowest note that lasts through half of it. */
function soundingTimes(
  spans: readonly ChordSpan[],
  notes: readonly SoundingNote[],
): { readonly sounding: Float32Array; readonly lowest: Float32Array } {
  const lowest = new Float32Array(spans.length).fill(NO_NOTE)
  const sounding = new Float32Array(spans.length * 12)
  for (const { note, span, index, beats } of notesInChords(spans, notes)) {
    const at = index * 12 + (note.pitch % 12)
    sounding[at] = (sounding[at] ?? 0) + beats
    if (beats >= (span.endBeats - span.startBeats) * LEAST_SHARE)
      lowest[index] = Math.min(lowest[index] ?? NO_NOTE, note.pitch)
  }
  return { sounding, lowest }
}

const SUSPENDED: Readonly<Partial<Record<ChordQuality, ChordQuality>>> = {
  maj: 'sus4',
  min: 'sus4',
  '7': '7sus4',
  min7: '7sus4',
}
const SEVENTHS: Readonly<Partial<Record<ChordQuality, readonly (readonly [interval: number, ChordQuality])[]>>> = {
  maj: [
    [10, '7'],
    [11, 'maj7'],
  ],
  min: [
    [10, 'min7'],
    [11, 'minmaj7'],
  ],
  dim: [
    [9, 'dim7'],
    [10, 'hdim7'],
  ],
  sus4: [[10, '7sus4']],
}
const MINOR_THIRD = 3
const MAJOR_THIRD = 4
const FOURTH = 5
/** Of the chord, for its root; and of the root, for what is held with it. */
const LEAST_SHARE = 0.5
const AS_LONG = 0.8
/** So many of 625 such chords of six labelled sets that were less sure are right, root and quality. */
const WHOLE_CONFIDENCE = 0.6
const NO_NOTE = 128
const HAIR_BEATS = 0.1
