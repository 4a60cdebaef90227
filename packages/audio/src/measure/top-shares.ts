import { growingFloats } from './growing-floats.ts'

/** How much of a sound lies near its own highest sample, stretch by stretch. */
export type TopShares = {
  /** Share of the samples of each stretch that lie within 1 dB of the highest one until then. */
  readonly shares: Float32Array
  /** The highest sample before each stretch, 1 = full scale. */
  readonly highestBefore: Float32Array
}

/**
 * Counts samples within 1 dB of the highest one, in stretches of 50 ms: the density of high-level samples (Deruty and Pachet, “The MIR
 * perspective on the evolution of dynamics in mainstream music”, ISMIR 2015). A curve that is driven flat stays up there; a
 * limiter only lets each peak touch it. The highest sample is that which was heard so far: what came before a
 * higher one is no evidence, and `highestBefore` says so.
 */
export function createTopCounter(sampleRateHz: number) {
  const size = Math.max(1, Math.round(sampleRateHz * STRETCH_SECONDS))
  const shares = growingFloats()
  const highestBefore = growingFloats()
  // What functions share lies in arrays: a number would be an object for each value that it takes.
  const peaks = new Float64Array(1)
  let [count, left, before] = [0, size, 0]
  const add = (samples: Float32Array): void => {
    for (let from = 0; from < samples.length;) {
      const to = Math.min(samples.length, from + left)
      let peak = peaks[0] as number
      let near = peak * NEAR
      let found = 0
      for (let i = from; i < to; i++) {
        const height = Math.abs(samples[i] as number)
        if (height < near) continue
        found++
        if (height > peak) {
          peak = height
          near = peak * NEAR
        }
      }
      peaks[0] = peak
      count += found
      left -= to - from
      from = to
      if (left > 0) continue
      shares.push(count / size)
      highestBefore.push(before)
      before = peak
      count = 0
      left = size
    }
  }
  return { add, read: (): TopShares => ({ shares: shares.values(), highestBefore: highestBefore.values() }) }
}

const STRETCH_SECONDS = 0.05
/** −1 dB. */
const NEAR = 10 ** -0.05
