import { chordExtensions } from '../chords/chord-extensions.ts'
import type { Chord } from '../chords/chord.ts'
import { CHORD_QUALITIES } from '../chords/chord-quality.ts'
import type { ChordSpan } from '../chords/chord-spans.ts'
import { chordNoteNames, chordSymbol } from '../chords/chord-symbol.ts'
import type { LocalKey } from '../keys/local-key.ts'
import type { Key } from '../pitch/mode.ts'
import { findNonChordTones } from '../melody/find-non-chord-tones.ts'
import type { NonChordTone } from '../chords/non-chord-tone.ts'
import type { SoundingNote } from '../notes/harmonic-notes.ts'
import { pitchClassOf } from '../pitch/pitch-class.ts'
import { romanNumeral } from '../roman/roman-numeral.ts'

/** Reads chord spans in their local keys: spelling, Roman numeral, function, colour, extensions and non-chord tones. */
export function readChords(
  spans: readonly ChordSpan[],
  localKeys: readonly LocalKey[],
  notes: readonly SoundingNote[],
): Chord[] {
  const extensions = chordExtensions(spans, notes)
  const nonChordTones = findNonChordTones(spans, extensions, notes)
  let at = 0
  return spans.map((span, index) => {
    const middle = (span.startBeats + span.endBeats) / 2
    while (at + 1 < localKeys.length && (localKeys[at]?.endBeats ?? 0) <= middle) at++
    return readChord(
      span,
      chordReached(spans, index),
      localKeys[at] ?? null,
      extensions[index] ?? [],
      nonChordTones[index] ?? [],
    )
  })
}

/** The chord after one, if it stays: what passes within a beat, and is much shorter than the chord before it, is no goal. */
function chordReached(spans: readonly ChordSpan[], index: number): ChordSpan | null {
  const [span, next] = spans.slice(index, index + 2)
  if (!span || !next) return null
  let at = index + 1
  while (spans[at]?.rootPitchClass === next.rootPitchClass) at++
  const lasts = (spans[at]?.startBeats ?? Infinity) - next.startBeats
  return lasts >= Math.min(SHORTEST_GOAL_BEATS, (span.endBeats - span.startBeats) / 2) - HAIR_BEATS ? next : null
}

function readChord(
  span: ChordSpan,
  next: ChordSpan | null,
  key: Key | null,
  extensions: Chord['extensions'],
  nonChordTones: readonly NonChordTone[],
): Chord {
  const numeral = key ? romanNumeral(span, key, next) : null
  const spelling = key ?? C_MAJOR
  const inversion = CHORD_QUALITIES[span.quality].intervals.indexOf(
    pitchClassOf(span.bassPitchClass - span.rootPitchClass),
  )
  return {
    ...span,
    inversion: inversion === 0 || inversion === 1 || inversion === 2 || inversion === 3 ? inversion : null,
    extensions,
    symbol: chordSymbol(span, spelling, extensions),
    noteNames: chordNoteNames(span, spelling),
    roman: numeral?.text ?? null,
    function: numeral?.function ?? null,
    colour: numeral?.colour ?? null,
    alternative: span.alternative ? { ...span.alternative, symbol: chordSymbol(span.alternative, spelling) } : null,
    nonChordTones,
  }
}

const SHORTEST_GOAL_BEATS = 1
const HAIR_BEATS = 0.05
const C_MAJOR: Key = { tonicPitchClass: 0, mode: 'major' }
