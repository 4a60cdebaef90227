import type { HeardBounce } from '@kvint/insights'

type Curve = HeardBounce['curve']

/** The second of the file at which a beat of the set lies, by the points of the loudness curve. */
export function secondsOfBeat(curve: Curve, beat: number): number {
  const [from, to] = around(curve, (point) => (point.beat ?? -Infinity) >= beat)
  if (from?.beat == null || to?.beat == null || to.beat === from.beat) return from?.seconds ?? 0
  const second = from.seconds + ((beat - from.beat) / (to.beat - from.beat)) * (to.seconds - from.seconds)
  return Math.max(0, second)
}

/** The beat of the set at a second of the file; the second itself where the file lies on no set. */
export function beatOfSeconds(curve: Curve, seconds: number): number {
  const [from, to] = around(curve, (point) => point.seconds >= seconds)
  if (from?.beat == null || to?.beat == null || to.seconds === from.seconds) return seconds
  return from.beat + ((seconds - from.seconds) / (to.seconds - from.seconds)) * (to.beat - from.beat)
}

/** The two points before and after the first that is far enough; the last two where none is. */
function around(curve: Curve, isFar: (point: Curve[number]) => boolean) {
  const found = curve.findIndex(isFar)
  const after = Math.max(1, found < 0 ? curve.length - 1 : found)
  return [curve[after - 1], curve[after]] as const
}
