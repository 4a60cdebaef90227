import { FAMILY_STATES } from './key-families.ts'
import { outsideShares } from './outside-shares.ts'

/**
 * What speaks against each of 24 keys because its parallel key has clearly more of the notes: under a long drone on E with C
 * and F above it nothing says E major, and a major chord at the end of a piece in minor does not make the piece major. Nothing
 * is added where both have about as many; `sounding` holds square roots of shares.
 */
export function parallelScores(sounding: Float32Array | undefined): Float64Array {
  const outside = outsideShares(sounding)
  return Float64Array.from({ length: FAMILY_STATES }, (_, key) => {
    const more = (outside[key] ?? 0) - (outside[key ^ 1] ?? 0) - ALLOWED
    return more > 0 ? -COST * more : 0
  })
}

/**
 * Scores of 24 keys with thirds heeded: a key whose third never sounds hands its score to its parallel key, if that has more of
 * third, sixth and seventh. A home without any third is the same home; where only A, F and a little C sound, it is A minor.
 */
export function heedThirds(scores: Float64Array, sounding: Float32Array | undefined): Float64Array {
  const isUntold = (key: number) =>
    !isTold(sounding, key) && tellingShare(sounding, key ^ 1) > tellingShare(sounding, key)
  return scores.map((score, key) => {
    const other = scores[key ^ 1] ?? score
    if (isUntold(key)) return score - COST_WITHOUT_THIRD
    return isUntold(key ^ 1) ? Math.max(score, other) : score
  })
}

/** Whether the third of a key sounds. */
function isTold(sounding: Float32Array | undefined, key: number): boolean {
  return shareOf(sounding, key, THIRDS[key & 1]) >= LEAST_THIRD
}

/** Time on the third, the sixth and the seventh of a key. */
function tellingShare(sounding: Float32Array | undefined, key: number): number {
  return [THIRDS, SIXTHS, SEVENTHS].reduce((sum, steps) => sum + shareOf(sounding, key, steps[key & 1]), 0)
}

function shareOf(sounding: Float32Array | undefined, key: number, interval = 0): number {
  return (sounding?.[((key >> 1) + interval) % 12] ?? 0) ** 2
}

/** Semitones above the tonic, in major and in minor. */
const THIRDS = [4, 3]
const SIXTHS = [9, 8]
const SEVENTHS = [11, 10]
/** A passing note of a beat in fifty bars. */
const LEAST_THIRD = 0.005
/** In log-odds: outweighs what leans to major for want of any third. */
const COST_WITHOUT_THIRD = 3

/** Of the time: room for a raised seventh or a borrowed chord. From 0.03 to 0.06 the home keys of all pieces fitted on are the same. */
const ALLOWED = 0.05
const COST = 20
