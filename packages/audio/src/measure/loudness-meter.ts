import type { Block } from '../sound.ts'
import { growingFloats } from './growing-floats.ts'
import { kWeighting } from './k-weighting.ts'

/** Mean K-weighted power of all channels, one figure each 10 ms; what is left at the end is no whole step and dropped. */
export type PowerSteps = { readonly power: Float32Array; readonly stepsPerSecond: 100 }

export type LoudnessMeter = {
  readonly add: (block: Block) => void
  readonly steps: () => PowerSteps
}

/**
 * K-weighted power in steps of 10 ms (ITU-R BS.1770-5, Annex 1). All loudness figures are sums of these steps: momentary
 * 40 of them, short-term 300. EBU Tech 3341 case 13 fails where the step is the 100 ms that most meters take.
 */
export function createLoudnessMeter(sampleRateHz: number, channels: number): LoudnessMeter {
  const weights = channelWeights(channels)
  const filters = weights.map(() => createKFilter(sampleRateHz))
  const power = growingFloats()
  let frames = 0
  let step = 0
  let stepStart = 0
  let stepEnd = Math.round(sampleRateHz / STEPS_PER_SECOND)
  let sum = 0

  const add = (block: Block): void => {
    const length = block[0]?.length ?? 0
    for (let from = 0; from < length;) {
      const to = Math.min(length, from + stepEnd - frames)
      for (const [c, filter] of filters.entries()) {
        const weight = weights[c] as number
        if (weight > 0) sum += weight * filter(block[c] as Float32Array, from, to)
      }
      frames += to - from
      from = to
      if (frames < stepEnd) continue
      power.push(sum / (stepEnd - stepStart))
      sum = 0
      step++
      stepStart = stepEnd
      // Rates that 100 does not divide have steps of unequal length that never drift.
      stepEnd = Math.round(((step + 1) * sampleRateHz) / STEPS_PER_SECOND)
    }
  }
  return { add, steps: () => ({ power: power.values(), stepsPerSecond: STEPS_PER_SECOND }) }
}

/**
 * Weights of the channels (BS.1770-5, Annex 1, table 3; order of WAV): left, right and centre 1, surrounds at the side
 * 1.41, low-frequency effects none. Other layouts than those of two to eight loudspeakers do not exist here.
 */
function channelWeights(channels: number): readonly number[] {
  const side = 1.41
  const layouts: Record<number, readonly number[]> = {
    1: [1],
    2: [1, 1],
    3: [1, 1, 1],
    4: [1, 1, side, side],
    5: [1, 1, 1, side, side],
    6: [1, 1, 1, 0, side, side],
    7: [1, 1, 1, 0, 1, side, side],
    8: [1, 1, 1, 0, 1, 1, side, side],
  }
  return layouts[channels] ?? Array<number>(channels).fill(1)
}

/** Filters a stretch of one channel and gives the sum of its squares. */
type KFilter = (samples: Float32Array, from: number, to: number) => number

function createKFilter(sampleRateHz: number): KFilter {
  const [shelf, pass] = kWeighting(sampleRateHz)
  const { b0, b1, b2, a1, a2 } = shelf
  const { a1: c1, a2: c2 } = pass
  // Transposed direct form II: two numbers of state a filter.
  let s1 = 0
  let s2 = 0
  let t1 = 0
  let t2 = 0
  return (samples, from, to) => {
    let u1 = s1
    let u2 = s2
    let v1 = t1
    let v2 = t2
    let sum = 0
    for (let i = from; i < to; i++) {
      const x = samples[i] as number
      const y = b0 * x + u1
      u1 = b1 * x - a1 * y + u2
      u2 = b2 * x - a2 * y
      const z = y + v1
      v1 = -2 * y - c1 * z + v2
      v2 = y - c2 * z
      sum += z * z
    }
    // A tail below any converter's floor would run on in slow denormal numbers.
    s1 = Math.abs(u1) < 1e-25 ? 0 : u1
    s2 = Math.abs(u2) < 1e-25 ? 0 : u2
    t1 = Math.abs(v1) < 1e-25 ? 0 : v1
    t2 = Math.abs(v2) < 1e-25 ? 0 : v2
    return sum
  }
}

const STEPS_PER_SECOND = 100
