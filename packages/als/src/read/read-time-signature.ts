import type { TimeSignature } from '../model/time-signature.ts'

/**
 * Live packs a signature into one number: 99·log2(denominator) + numerator − 1.
 *
 * @example unpackTimeSignature(201) // → { numerator: 4, denominator: 4 }
 */
export function unpackTimeSignature(packed: number): TimeSignature {
  const safe = Number.isInteger(packed) && packed >= 0 && packed < 99 * 6 ? packed : FOUR_FOUR
  return { numerator: (safe % 99) + 1, denominator: 2 ** Math.floor(safe / 99) }
}

const FOUR_FOUR = 201
