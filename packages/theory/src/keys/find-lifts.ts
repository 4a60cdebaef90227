import { pitchClassOf } from '../pitch/pitch-class.ts'
import { FAMILY_STATES } from './key-families.ts'
import type { KeySpans } from './key-spans.ts'
import { localPath } from './local-path.ts'

/**
 * How many semitones (0 to 11) each chord lies above the frame of most of the song: a last chorus is often lifted by a
 * semitone or a tone as a whole, and heard one lower it says the same as those before. Judged by key signatures, so that
 * relative keys count as one; a change by a fifth is no lift, it is mostly a chord of the same key. `opinions` are
 * log-probabilities of keys, `chords × FAMILY_STATES`.
 *
 * @example A song in C whose last third is in D gives 0, 0, …, 2, 2.
 */
export function findLifts(spans: KeySpans, opinions: Float64Array, settled: number): Int32Array {
  const lifts = new Int32Array(spans.count)
  if (settled < LEAST_SETTLED) return lifts
  const costs = new Float64Array(spans.count).fill(CHANGE_COST)
  const path = localPath(signatureScores(spans, opinions), spans.count, 12, costs)
  const home = homeSignature(path, spans)
  for (let from = 0; from < spans.count;) {
    let to = from
    while (to < spans.count && path[to] === path[from]) to++
    const lift = pitchClassOf((path[from] ?? 0) - home)
    const lasts = (spans.startBeats[to] ?? 0) - (spans.startBeats[from] ?? 0) >= LEAST_BEATS
    if (lasts && lift !== 5 && lift !== 7) lifts.fill(lift, from, to)
    from = to
  }
  return lifts
}

/** Log-probability of each key signature, named by its major tonic, weighed by length: `chords × 12`. */
function signatureScores(spans: KeySpans, opinions: Float64Array): Float64Array {
  const scores = new Float64Array(spans.count * 12)
  for (let index = 0; index < opinions.length; index++) {
    const family = index % FAMILY_STATES
    const at = Math.floor(index / FAMILY_STATES) * 12 + (((family >> 1) + 3 * (family & 1)) % 12)
    scores[at] = (scores[at] ?? 0) + Math.exp(opinions[index] ?? 0)
  }
  return scores.map((sum, index) => {
    const span = Math.floor(index / 12)
    const beats = (spans.startBeats[span + 1] ?? 0) - (spans.startBeats[span] ?? 0)
    return Math.sqrt(Math.min(MOST_BEATS, beats)) * Math.log(sum)
  })
}

/** The signature that lasts longest, or an earlier one that lasts about as long. */
function homeSignature(path: Int32Array, spans: KeySpans): number {
  const beats = new Map<number, number>()
  path.forEach((signature, span) => {
    const lasts = (spans.startBeats[span + 1] ?? 0) - (spans.startBeats[span] ?? 0)
    beats.set(signature, (beats.get(signature) ?? 0) + lasts)
  })
  const longest = Math.max(...beats.values())
  const [home] = [...beats].find(([, lasts]) => lasts >= ABOUT_AS_LONG * longest) ?? [0]
  return home
}

/** Restless music changes key without being lifted. */
const LEAST_SETTLED = 0.3
/** From 8 to 24 the same songs are lifted. */
const CHANGE_COST = 12
const LEAST_BEATS = 16
const ABOUT_AS_LONG = 0.8
const MOST_BEATS = 8
