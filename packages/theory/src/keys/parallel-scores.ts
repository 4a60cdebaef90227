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

/** Of the time: room for a raised seventh or a borrowed chord. From 0.03 to 0.06 the home keys of all pieces fitted on are the same. */
const ALLOWED = 0.05
const COST = 20
