import type { KeySpans } from './key-spans.ts'

/** How slowly chords change: 0 where one lasts a beat, as in chorales, 1 where it lasts two or longer. Half a phrase of slow chords makes no key. */
export function calmness({ startBeats, count }: KeySpans): number {
  const beatsPerChord = ((startBeats[count] ?? 0) - (startBeats[0] ?? 0)) / Math.max(1, count)
  return Math.max(0, Math.min(1, beatsPerChord - 1))
}
