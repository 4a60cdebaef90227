/** One second-order filter: y = b0·x + b1·x₁ + b2·x₂ − a1·y₁ − a2·y₂. */
export type Biquad = {
  readonly b0: number
  readonly b1: number
  readonly b2: number
  readonly a1: number
  readonly a2: number
}

/**
 * The two filters of K-weighting (ITU-R BS.1770-5, Annex 1, figures 2 and 4): a shelf that stands for the head, and the
 * RLB high-pass. The standard gives coefficients for 48 kHz; their analogue originals (1,681.97 Hz, +4 dB, Q 0.7072 and
 * 38.14 Hz, Q 0.5003) are put through the bilinear transform at the file's rate, which gives the same numbers at 48 kHz.
 */
export function kWeighting(sampleRateHz: number): readonly [Biquad, Biquad] {
  return [highShelf(sampleRateHz), highPass(sampleRateHz)]
}

function highShelf(sampleRateHz: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRateHz)
  const q = 0.7071752369554196
  const gain = 10 ** (3.999843853973347 / 20)
  const middle = gain ** 0.4996667741545416
  const a0 = 1 + k / q + k * k
  return {
    b0: (gain + (middle * k) / q + k * k) / a0,
    b1: (2 * (k * k - gain)) / a0,
    b2: (gain - (middle * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  }
}

function highPass(sampleRateHz: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRateHz)
  const q = 0.5003270373238773
  const a0 = 1 + k / q + k * k
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 }
}
