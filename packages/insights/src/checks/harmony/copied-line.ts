import type { Note } from '@kvint/theory'

/**
 * Whether most notes of one line are notes of the other: panned copies, or one part on two tracks. Starts are held to an
 * eighth of a beat. A line without notes, as of audio, is no copy.
 *
 * `isCopy(linesOf(left), linesOf(right))` → `true`
 */
export function isCopy(a: readonly Note[], b: readonly Note[]): boolean {
  const keyOf = ({ pitch, startBeats }: Note) => `${String(pitch)}@${String(Math.round(startBeats * 8))}`
  const ofB = new Set(b.map(keyOf))
  const shared = a.filter((note) => ofB.has(keyOf(note))).length
  return shared > 0 && shared >= Math.min(a.length, b.length) * COPIED
}

const COPIED = 0.8
