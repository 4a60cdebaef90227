import { pitchClassOf } from '../pitch/pitch-class.ts'
import { KEY_CHORDS, type KeySpans } from './key-spans.ts'

/** What is thought of each key at each chord (`chords × keys`, `keys / 12` to a tonic), moved down by the lift of the chord. */
export function lowerScores<T extends Float32Array | Float64Array>(scores: T, lifts: Int32Array): T {
  if (lifts.every((lift) => lift === 0)) return scores
  const lowered = scores.slice() as T
  const keys = scores.length / lifts.length
  lifts.forEach((lift, span) => {
    for (let key = 0; key < keys; key++)
      lowered[span * keys + key] = scores[span * keys + ((key + (lift * keys) / 12) % keys)] ?? 0
  })
  return lowered
}

/** The chords moved down by their lifts. */
export function lowerSpans(spans: KeySpans, lifts: Int32Array): KeySpans {
  if (lifts.every((lift) => lift === 0)) return spans
  return {
    ...spans,
    chord: spans.chord.map(
      (chord, span) =>
        pitchClassOf(Math.floor(chord / KEY_CHORDS) - (lifts[span] ?? 0)) * KEY_CHORDS + (chord % KEY_CHORDS),
    ),
    bass: spans.bass.map((bass, span) => pitchClassOf(bass - (lifts[span] ?? 0))),
  }
}
