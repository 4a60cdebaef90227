import type { KeySpans } from './key-spans.ts'

/**
 * What it costs, in log-odds, that another key begins at each chord. Slow chords each say more, so that a change costs more where
 * they are slow (`calm`) and where music seldom leaves home (`settled`). Where a chord a beat is the rule, one twice as long ends a
 * phrase, as under a fermata: a new key begins after it more easily.
 *
 * @example A chorale: 3 everywhere, but 1 after each fermata.
 */
export function keyChangeCosts({ startBeats, count }: KeySpans, settled: number, calm: number): Float64Array {
  const beats = Float64Array.from({ length: count }, (_, span) => (startBeats[span + 1] ?? 0) - (startBeats[span] ?? 0))
  const median = beats.toSorted()[count >> 1] ?? 0
  const cost = (RESTLESS_COST + CALM_COST * calm) * (1 - settled) + SETTLED_COST * settled
  const relief = PHRASE_RELIEF * Math.max(0, 1 - FAST * calm) * (1 - settled)
  return beats.map((_, span) => cost - (span > 0 && (beats[span - 1] ?? 0) >= 2 * median ? relief : 0))
}

/** Of 2 to 5 the best on chorales; with `CALM_COST` for slower chords, best of 0 to 3 on Lieder. */
const RESTLESS_COST = 3
const CALM_COST = 2
const SETTLED_COST = 6
/** Of 1, 2 and 3 the best on chorales. */
const PHRASE_RELIEF = 2
/** Above 1⅓ beats a chord, a long chord says nothing about phrases. */
const FAST = 3
