import { type ChordReading, localKeyAt, type Report } from '@kvint/report'
import { barsOf, barsPhrase } from '../music/bar-lines.ts'

type Wanted = (chord: ChordReading, before: ChordReading | undefined) => boolean

/** Chords of a kind with their bars and the chord before them. */
export function chordExamples(wanted: Wanted): (report: Report) => string[] {
  return ({ harmony, arrangement: { meters } }) => {
    if (harmony.kind === 'unknown') return []
    return harmony.chords.flatMap((chord, at) => {
      const before = harmony.chords[at - 1]
      if (!wanted(chord, before)) return []
      const numeral = chord.roman
        ? ` (${chord.roman} in ${(localKeyAt(harmony.localKeys, chord.startBeats) ?? harmony.key).name})`
        : ''
      return [`${before ? `${before.symbol} → ` : ''}${chord.symbol}${numeral}, ${barsPhrase(barsOf(chord, meters))}`]
    })
  }
}

/** A step from one function to another: `dominant` → `tonic` is an authentic cadence. */
export function stepExamples(
  from: ChordReading['function'],
  to: ChordReading['function'],
): (report: Report) => string[] {
  return chordExamples((chord, before) => before?.function === from && chord.function === to)
}
