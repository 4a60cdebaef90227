import type { HeardBounce } from '@kvint/insights'

/** The second of the file at which a beat of the set lies, by the points of the loudness curve. */
export function secondsOfBeat(curve: HeardBounce['curve'], beat: number): number {
  const after = Math.max(
    1,
    curve.findIndex((point) => (point.beat ?? -Infinity) >= beat),
  )
  const [from, to] = [curve[after - 1], curve[after]]
  if (from?.beat == null || to?.beat == null || to.beat === from.beat) return from?.seconds ?? 0
  const second = from.seconds + ((beat - from.beat) / (to.beat - from.beat)) * (to.seconds - from.seconds)
  return Math.max(0, second)
}
