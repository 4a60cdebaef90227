import type { SoundingNote } from '../notes/harmonic-notes.ts'
import { pitchClassOf } from '../pitch/pitch-class.ts'
import type { ChordExtension } from './chord.ts'
import { CHORD_QUALITIES, type ChordQuality } from './chord-quality.ts'
import { notesInChords, type ChordSpan } from './chord-spans.ts'

/**
 * Notes that are not of the quality but sound through most of the chord below its top voice: the 9 of Am9, or the 6 of A♭6
 * that is struck again and again with its triad. One list a chord, lowest first. Notes are sorted by start.
 */
export function chordExtensions(spans: readonly ChordSpan[], notes: readonly SoundingNote[]): ChordExtension[][] {
  const held = heldTimes(spans, notes)
  return spans.map((span, index) => {
    const length = span.endBeats - span.startBeats
    return candidatesOf(span.quality)
      .filter(({ interval }) => {
        const beats = held[index * 12 + pitchClassOf(span.rootPitchClass + interval)] ?? 0
        return beats >= length * HELD_SHARE && pitchClassOf(span.bassPitchClass - span.rootPitchClass) !== interval
      })
      .map(({ name }) => name)
  })
}

/**
 * Beats that each pitch class is held by long notes, or struck in a block of four notes or more, inside each chord:
 * `spans × 12`. Notes are sorted by start.
 */
export function heldTimes(spans: readonly ChordSpan[], notes: readonly SoundingNote[]): Float32Array {
  const held = new Float32Array(spans.length * 12)
  const inBlocks = notesInBlocks(notes)
  for (const { note, span, index, beats } of notesInChords(spans, notes)) {
    const at = index * 12 + (note.pitch % 12)
    if (inBlocks.has(note) || beats >= (span.endBeats - span.startBeats) * LONG_NOTE) held[at] = (held[at] ?? 0) + beats
  }
  return held
}

/** Notes that begin together with three other tones or more of their track. */
function notesInBlocks(notes: readonly SoundingNote[]): ReadonlySet<SoundingNote> {
  const found = new Set<SoundingNote>()
  for (let from = 0; from < notes.length;) {
    const latest = (notes[from]?.startBeats ?? 0) + TOGETHER_BEATS
    let to = from
    while ((notes[to]?.startBeats ?? Infinity) <= latest) to++
    if (to - from >= FEWEST_IN_BLOCK)
      for (const block of Map.groupBy(notes.slice(from, to), ({ track }) => track).values())
        if (new Set(block.map(({ pitch }) => pitch % 12)).size >= FEWEST_IN_BLOCK)
          for (const note of block) found.add(note)
    from = to
  }
  return found
}

function candidatesOf(quality: ChordQuality): readonly { readonly interval: number; readonly name: ChordExtension }[] {
  const { intervals } = CHORD_QUALITIES[quality]
  const isDominant = quality === '7' || quality === '7sus4'
  return CANDIDATES.filter(
    ({ interval, name }) => !intervals.includes(interval) && (isDominant || !ONLY_DOMINANT.has(name)),
  ).filter(({ name }) => !(name === '#11' && intervals.includes(3)) && !(name === '11' && intervals.includes(4)))
}

const CANDIDATES = [
  { interval: 1, name: 'b9' },
  { interval: 2, name: '9' },
  { interval: 3, name: '#9' },
  { interval: 5, name: '11' },
  { interval: 6, name: '#11' },
  { interval: 8, name: 'b13' },
  { interval: 9, name: '13' },
] as const

const ONLY_DOMINANT: ReadonlySet<ChordExtension> = new Set(['b9', '#9', 'b13'])
/** Share of the chord that an extension must sound, and that one note of it must last. */
const HELD_SHARE = 0.7
const LONG_NOTE = 0.45
const FEWEST_IN_BLOCK = 4
const TOGETHER_BEATS = 0.06
