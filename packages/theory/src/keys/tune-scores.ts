import { FAMILY_STATES } from './key-families.ts'
import { outsideShares } from './outside-shares.ts'

/** How much counts what rests on chords: under a bare tune they are guessed. 0.7 where one voice sounds at a time, 1 where two do. */
export function trustInChords(voices: number): number {
  return 1 - GUESSED_CHORDS * bareness(voices)
}

/**
 * What the notes of a bare tune say for each of 24 home keys, beside what is guessed of its chords: how few notes lie outside
 * the best mode of the key, how much tonic and fifth sound, and whether the tune ends on the tonic. It counts in full where
 * one voice sounds at a time and not at all where two do; `whole` is what the piece sounds like, in the order of the home
 * network's windows, and `final` the pitch class of the last note.
 */
export function tuneScores(
  whole: readonly Float32Array[],
  final: number | null,
  voices: number,
  weights: readonly number[],
): Float64Array {
  const share = bareness(voices)
  const scores = new Float64Array(FAMILY_STATES)
  if (share === 0) return scores
  tuneFacts(whole, final).forEach((fact, index) => {
    for (let key = 0; key < FAMILY_STATES; key++)
      scores[key] = (scores[key] ?? 0) + share * (weights[index] ?? 0) * (fact[key] ?? 0)
  })
  return scores
}

/** One array of 24 numbers a fact, in the order of the weights. */
function tuneFacts(whole: readonly Float32Array[], final: number | null): Float64Array[] {
  const [sounding, , , , bass] = whole
  const onTonic = (share: (pitchClass: number) => number | undefined): Float64Array =>
    Float64Array.from({ length: FAMILY_STATES }, (_, key) => share(key >> 1) ?? 0)
  return [
    outsideShares(sounding).map((share) => -Math.log(share + 0.02)),
    onTonic((tonic) => sounding?.[tonic]),
    onTonic((tonic) => sounding?.[(tonic + 7) % 12]),
    onTonic((tonic) => (tonic === final ? 1 : 0)),
    onTonic((tonic) => bass?.[tonic]),
  ]
}

/** 1 where one voice sounds at a time, 0 where two do or more; `voices` is their mean number, in quarters. */
function bareness(voices: number): number {
  return Math.max(0, Math.min(1, 2 - 4 * voices))
}

/** Of 0, 0.3, 0.5 and 0.7 the best on sopranos of chorales and voices of Lieder left out; the weights are fitted beside it. */
const GUESSED_CHORDS = 0.3
