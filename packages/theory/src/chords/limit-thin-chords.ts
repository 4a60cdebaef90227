import type { SoundingNote } from '../notes/harmonic-notes.ts'
import { pitchClassOf } from '../pitch/pitch-class.ts'
import { CHORD_QUALITIES } from './chord-quality.ts'
import type { ChordSpan } from './chord-spans.ts'

/**
 * Says of chords how little of them sounds, and trusts them no more than that. A chord has three pitch classes; two leave
 * a guess, one leaves hardly any, and a root that never sounds is half a guess itself. Notes are sorted by start.
 */
export function limitThinChords(spans: readonly ChordSpan[], notes: readonly SoundingNote[]): ChordSpan[] {
  let at = 0
  return spans.map((span) => {
    while (at < notes.length && (notes[at]?.startBeats ?? 0) < span.startBeats - LONGEST_NOTE_BEATS) at++
    const all = soundingIn(span, notes, at)
    if (all.length === 0) return span
    const sounding = ofChord(span, all)
    const limits = [
      sounding.length === 1 ? ONE_NOTE : 1,
      sounding.length === 2 ? TWO_NOTES : 1,
      sounding.includes(span.rootPitchClass) ? 1 : NO_ROOT,
    ]
    const limited = { ...span, confidence: Math.min(span.confidence, ...limits) }
    return sounding.length < A_CHORD ? { ...limited, sounding } : limited
  })
}

/** All that sounds; but where less than two notes of the triad do, two notes of the chord are those two, whatever moves over them. */
function ofChord({ rootPitchClass, quality }: ChordSpan, sounding: readonly number[]): readonly number[] {
  const { intervals } = CHORD_QUALITIES[quality]
  const heard = (wanted: readonly number[]): number[] =>
    sounding.filter((pitchClass) => wanted.includes(pitchClassOf(pitchClass - rootPitchClass)))
  const own = heard(intervals)
  return own.length === 2 && heard(intervals.slice(0, 3)).length < 2 ? own : sounding
}

/** Pitch classes that sound for more than a moment, from the lowest note up. */
function soundingIn({ startBeats, endBeats }: ChordSpan, notes: readonly SoundingNote[], from: number): number[] {
  const beats = new Float64Array(12)
  const lowest = new Float64Array(12).fill(128)
  for (let at = from; at < notes.length; at++) {
    const note = notes[at]
    if (!note || note.startBeats >= endBeats - HAIR_BEATS) break
    const overlap = Math.min(note.endBeats, endBeats) - Math.max(note.startBeats, startBeats)
    if (overlap <= 0) continue
    const pitchClass = note.pitch % 12
    beats[pitchClass] = (beats[pitchClass] ?? 0) + overlap
    lowest[pitchClass] = Math.min(lowest[pitchClass] ?? 128, note.pitch)
  }
  const least = Math.min(LEAST_BEATS, (endBeats - startBeats) * LEAST_SHARE)
  return [...beats.keys()]
    .filter((pitchClass) => (beats[pitchClass] ?? 0) > least)
    .sort((a, b) => (lowest[a] ?? 0) - (lowest[b] ?? 0))
}

const A_CHORD = 3
/** Measured by no one: what two readers of the same bars would stake on a chord of which so much is missing. */
const ONE_NOTE = 0.3
const TWO_NOTES = 0.5
const NO_ROOT = 0.45
const LEAST_BEATS = 0.1
const LEAST_SHARE = 0.05
const HAIR_BEATS = 0.05
/** Longer notes are cut where they are read. */
const LONGEST_NOTE_BEATS = 256
