/**
 * A time signature as Live packs it into one number: 99 · log2(denominator) + numerator − 1.
 *
 * @example packTimeSignature('4/4') // → 201
 */
export function packTimeSignature(signature: string): number {
  const { numerator, denominator } = parseTimeSignature(signature)
  return 99 * Math.log2(denominator) + numerator - 1
}

/** @throws where `signature` is not `n/d` with 1…99 over a power of two up to 16 */
export function parseTimeSignature(signature: string): { readonly numerator: number; readonly denominator: number } {
  const [numerator = Number.NaN, denominator = Number.NaN] = signature.split('/').map(Number)
  if (![1, 2, 4, 8, 16].includes(denominator) || !(numerator >= 1 && numerator <= 99)) {
    throw new Error(`"${signature}" is no time signature that Live can hold.`)
  }
  return { numerator, denominator }
}
