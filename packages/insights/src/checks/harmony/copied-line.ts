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

/**
 * Whether one line is the other a little later, as an echo or the second voice of a canon: nearly all notes of the shorter one at one
 * distance of at most four beats.
 *
 * `isEcho(linesOf(call), linesOf(echo))` → `true`
 */
export function isEcho(a: readonly Note[], b: readonly Note[]): boolean {
  const byPitch = Map.groupBy(b, ({ pitch }) => pitch)
  const lags = new Map<number, number>()
  for (const { pitch, startBeats } of a)
    for (const other of byPitch.get(pitch) ?? []) {
      const lag = Math.round((other.startBeats - startBeats) * 8)
      if (Math.abs(lag) <= LONGEST_ECHO_BEATS * 8) lags.set(lag, (lags.get(lag) ?? 0) + 1)
    }
  return lags.size > 0 && Math.max(...lags.values()) >= Math.min(a.length, b.length) * COPIED
}

const LONGEST_ECHO_BEATS = 4
const COPIED = 0.8
