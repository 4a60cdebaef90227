import type { SoundingNote } from '../notes/harmonic-notes.ts'
import { pitchClassOf } from '../pitch/pitch-class.ts'
import { chordFamily, CHORD_QUALITIES } from './chord-quality.ts'
import { joinEqual, type ChordSpan } from './chord-spans.ts'
import { struckChords, type StruckChord } from './struck-chords.ts'

/**
 * Chords as they are struck. A stab says more of its chord than its length shows: a seventh that is struck with it belongs
 * to it, and a whole chord of which two notes or more do not belong to the one that is heard is a chord of its own until the
 * next one. Where the bass falls silent and nothing new enters, the chord before goes on. Notes are sorted by start.
 */
export function heedStruckChords(spans: readonly ChordSpan[], notes: readonly SoundingNote[]): ChordSpan[] {
  const struck = struckChords(notes)
  let at = 0
  const heeded = spans.flatMap((span) => {
    while (at < struck.length && (struck[at]?.startBeats ?? 0) < span.startBeats - HAIR_BEATS) at++
    const inside: StruckChord[] = []
    for (let next = at; (struck[next]?.startBeats ?? Infinity) < span.endBeats - HAIR_BEATS; next++) {
      const chord = struck[next]
      if (chord) inside.push(chord)
    }
    return withOwnChords(span, inside).map((part) => withStruckSeventh(part, inside))
  })
  return joinEqual(withoutEchoes(joinEqual(heeded), notes))
}

/** Cuts a chord where others are struck in it. */
function withOwnChords(span: ChordSpan, struck: readonly StruckChord[]): ChordSpan[] {
  const parts: ChordSpan[] = []
  let { startBeats } = span
  for (const [index, chord] of struck.entries()) {
    if (countForeign(span, chord) < FEWEST_FOREIGN) continue
    const next = struck[index + 1]
    const endBeats = Math.min(next?.startBeats ?? span.endBeats, span.endBeats)
    if (endBeats - chord.startBeats < SHORTEST_BEATS) continue
    const from = chord.startBeats - startBeats < HAIR_BEATS ? startBeats : chord.startBeats
    if (from > startBeats) parts.push({ ...span, startBeats, endBeats: from })
    const { rootPitchClass, quality, bassPitchClass } = chord
    parts.push({
      ...span,
      rootPitchClass,
      quality,
      bassPitchClass,
      startBeats: from,
      endBeats,
      confidence: STRUCK_CONFIDENCE,
      alternative: null,
    })
    startBeats = endBeats
  }
  if (span.endBeats - startBeats > HAIR_BEATS) parts.push({ ...span, startBeats })
  return parts
}

/** A triad that is struck with its seventh as often as without it, or more often. */
function withStruckSeventh(span: ChordSpan, struck: readonly StruckChord[]): ChordSpan {
  if (CHORD_QUALITIES[span.quality].intervals.length !== 3) return span
  const family = chordFamily(span.quality)
  const own = struck.filter(
    (chord) =>
      chord.rootPitchClass === span.rootPitchClass &&
      chordFamily(chord.quality) === family &&
      chord.startBeats >= span.startBeats - HAIR_BEATS &&
      chord.startBeats < span.endBeats - HAIR_BEATS,
  )
  const sevenths = own.filter(({ quality }) => CHORD_QUALITIES[quality].intervals.length === 4)
  const [first] = sevenths
  return first && sevenths.length * 2 >= own.length ? { ...span, quality: first.quality } : span
}

/** Gives what only goes on sounding, its bass fallen silent, to the chord before. */
function withoutEchoes(spans: readonly ChordSpan[], notes: readonly SoundingNote[]): ChordSpan[] {
  const kept: ChordSpan[] = []
  let heard: Heard | null = null
  let at = 0
  for (const span of spans) {
    while (at < notes.length && (notes[at]?.startBeats ?? 0) < span.startBeats - LONGEST_NOTE_BEATS) at++
    const here = hear(span, notes, at)
    const before = kept.at(-1)
    const isEcho =
      before !== undefined &&
      heard !== null &&
      span.confidence < SURE &&
      Math.abs(span.startBeats - before.endBeats) < HAIR_BEATS &&
      span.endBeats - before.startBeats <= LONGEST_ECHO_BEATS &&
      here.lowest > heard.lowest + 6 &&
      [...here.pitchClasses].every((pitchClass) => heard?.pitchClasses.has(pitchClass))
    if (isEcho && before) kept[kept.length - 1] = { ...before, endBeats: span.endBeats }
    else {
      kept.push(span)
      heard = here
    }
  }
  return kept
}

type Heard = { readonly lowest: number; readonly pitchClasses: ReadonlySet<number> }

function hear({ startBeats, endBeats }: ChordSpan, notes: readonly SoundingNote[], from: number): Heard {
  let lowest = 128
  const pitchClasses = new Set<number>()
  for (let at = from; (notes[at]?.startBeats ?? Infinity) < endBeats - HAIR_BEATS; at++) {
    const note = notes[at]
    if (!note || note.endBeats <= startBeats + HAIR_BEATS) continue
    lowest = Math.min(lowest, note.pitch)
    pitchClasses.add(note.pitch % 12)
  }
  return { lowest, pitchClasses }
}

function countForeign(span: ChordSpan, { pitchClasses }: StruckChord): number {
  const members = CHORD_QUALITIES[span.quality].intervals.map((interval) =>
    pitchClassOf(span.rootPitchClass + interval),
  )
  return [...pitchClasses].filter((pitchClass) => !members.includes(pitchClass)).length
}

const HAIR_BEATS = 0.13
const FEWEST_FOREIGN = 2
const SHORTEST_BEATS = 1
const STRUCK_CONFIDENCE = 0.7
const SURE = 0.65
/** A bar of 4/4: a chord that is heard for longer after its bass has gone is another one. */
const LONGEST_ECHO_BEATS = 4
/** Longer notes are cut where they are read. */
const LONGEST_NOTE_BEATS = 256
