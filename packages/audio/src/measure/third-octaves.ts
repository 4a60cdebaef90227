/** Centres of the third-octave bands from 20 Hz to 20 kHz: 1,000 Hz times 10^(n/10) (IEC 61260-1, base ten). */
export const THIRD_OCTAVES_HZ: readonly number[] = Array.from({ length: 31 }, (_, i) => 1000 * 10 ** ((i - 17) / 10))

/** How much of each bin of a transform belongs to each band; bins on an edge are shared. */
export type BandMap = readonly { readonly first: number; readonly weights: Float32Array }[]

export function thirdOctaveMap(sampleRateHz: number, size: number): BandMap {
  const width = sampleRateHz / size
  return THIRD_OCTAVES_HZ.map((centre) => {
    const low = (centre * 10 ** -0.05) / width
    const high = Math.min((centre * 10 ** 0.05) / width, size / 2)
    const first = Math.max(1, Math.round(low))
    const last = Math.min(size / 2 - 1, Math.round(high))
    const weights = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) =>
      Math.max(0, Math.min(high, first + i + 0.5) - Math.max(low, first + i - 0.5)),
    )
    return { first, weights: Float32Array.from(weights) }
  })
}
