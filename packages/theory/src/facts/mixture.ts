import type { Chord, HarmonicFunction } from '../chords/chord.ts'
import type { LocalKey } from '../keys/local-key.ts'
import type { SoundingNote } from '../notes/harmonic-notes.ts'
import { pitchClassName } from '../pitch/note-name.ts'
import { isHeardWhole } from './heard-in.ts'
import type { AppliedChord, BorrowedChord, SpanOf } from './harmony-facts.ts'

/** Chords from the parallel mode that are heard whole, joined by Roman numeral. */
export function borrowedChords(
  chords: readonly Chord[],
  notes: readonly SoundingNote[],
  localKeys: readonly LocalKey[],
  spanOf: SpanOf,
): BorrowedChord[] {
  const found = new Map<string, BorrowedChord>()
  for (const chord of chords) {
    if (chord.colour?.kind !== 'borrowed' || !chord.roman || !isHeardWhole(chord, notes)) continue
    const key = localKeys.find((local) => local.endBeats > chord.startBeats)
    const known = found.get(chord.roman)
    found.set(chord.roman, {
      symbol: known?.symbol ?? chord.symbol,
      roman: chord.roman,
      from: chord.colour.from,
      pitchClassNames: chord.colour.borrowedPitchClasses.map((pitchClass) => pitchClassName(pitchClass, key)),
      spans: [...(known?.spans ?? []), spanOf(chord.startBeats, chord.endBeats)],
      confidence: Math.max(known?.confidence ?? 0, chord.confidence * (key?.confidence ?? 1)),
    })
  }
  return [...found.values()].sort((a, b) => b.spans.length - a.spans.length)
}

/** Secondary dominants that are heard whole, joined by Roman numeral. */
export function appliedChords(
  chords: readonly Chord[],
  notes: readonly SoundingNote[],
  spanOf: SpanOf,
): AppliedChord[] {
  const found = new Map<string, AppliedChord>()
  for (const chord of chords) {
    if (chord.colour?.kind !== 'applied' || !chord.roman || !isHeardWhole(chord, notes)) continue
    const known = found.get(chord.roman)
    found.set(chord.roman, {
      symbol: known?.symbol ?? chord.symbol,
      roman: chord.roman,
      target: chord.colour.target,
      resolves: (known?.resolves ?? false) || chord.colour.resolves,
      spans: [...(known?.spans ?? []), spanOf(chord.startBeats, chord.endBeats)],
      confidence: Math.max(known?.confidence ?? 0, chord.confidence),
    })
  }
  return [...found.values()].sort((a, b) => b.spans.length - a.spans.length)
}

/** Share of chord time of each function; adds up to 1. */
export function functionShares(chords: readonly Chord[]): Record<HarmonicFunction, number> {
  const shares = { tonic: 0, subdominant: 0, dominant: 0, outside: 0 }
  let total = 0
  for (const chord of chords) {
    if (!chord.function) continue
    const length = chord.endBeats - chord.startBeats
    shares[chord.function] += length
    total += length
  }
  for (const name of ['tonic', 'subdominant', 'dominant', 'outside'] as const) shares[name] /= total || 1
  return shares
}
