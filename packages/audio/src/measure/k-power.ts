import type { Block } from '../sound.ts'
import { KERNEL_PLACES } from './kernel-places.ts'
import { kWeighting, type Biquad } from './k-weighting.ts'
import { meterKernel, type MeterKernel } from './meter-kernel.ts'

/** Filters frames `from` to `to` of a block and gives the sum of the squares of all channels, each times its weight. */
export type KPower = (block: Block, from: number, to: number) => number

/** Channels go through the filters two at a time, in one instruction each, where WebAssembly SIMD can be had. */
export function kPower(
  sampleRateHz: number,
  weights: readonly number[],
  kernel: () => MeterKernel | null = meterKernel,
): KPower {
  const filters = kWeighting(sampleRateHz)
  const sums = pairsOf(weights).map((pair) => {
    const instance = kernel()
    return instance && sampleRateHz <= HIGHEST_RATE ? pairInKernel(instance, filters, pair) : pairInLoops(filters, pair)
  })
  return (block, from, to) => sums.reduce((sum, pair) => sum + pair(block, from, to), 0)
}

type Channel = { readonly channel: number; readonly weight: number }

/** Channels that count, two by two. */
function pairsOf(weights: readonly number[]): readonly (readonly Channel[])[] {
  const counting = weights.map((weight, channel) => ({ channel, weight })).filter(({ weight }) => weight > 0)
  return Array.from({ length: Math.ceil(counting.length / 2) }, (_, i) => counting.slice(2 * i, 2 * i + 2))
}

function pairInKernel(kernel: MeterKernel, [shelf, pass]: readonly [Biquad, Biquad], pair: readonly Channel[]): KPower {
  const { memory, power } = kernel
  const lines = pair.map((_, i) => new Float32Array(memory.buffer, i ? KERNEL_PLACES.right : KERNEL_PLACES.left))
  const { b0, b1, b2, a1, a2 } = shelf
  new Float64Array(memory.buffer, KERNEL_PLACES.kFilter).set([b0, b1, b2, a1, a2, pass.a1, pass.a2])
  const sums = new Float64Array(memory.buffer, KERNEL_PLACES.kSums, 2)
  return (block, from, to) => {
    for (const [i, { channel }] of pair.entries()) lines[i]?.set((block[channel] as Float32Array).subarray(from, to))
    power(to - from)
    return pair.reduce((sum, { weight }, i) => sum + weight * (sums[i] as number), 0)
  }
}

function pairInLoops(filters: readonly [Biquad, Biquad], pair: readonly Channel[]): KPower {
  const lines = pair.map((channel) => ({ ...channel, filter: kFilter(filters) }))
  return (block, from, to) =>
    lines.reduce(
      (sum, { channel, weight, filter }) => sum + weight * filter(block[channel] as Float32Array, from, to),
      0,
    )
}

/** Filters a stretch of one channel and gives the sum of its squares. */
function kFilter([shelf, pass]: readonly [Biquad, Biquad]): (
  samples: Float32Array,
  from: number,
  to: number,
) => number {
  const { b0, b1, b2, a1, a2 } = shelf
  const { a1: c1, a2: c2 } = pass
  // Direct form II: two numbers of state a filter.
  const state = new Float64Array(4)
  return (samples, from, to) => {
    let [w1, w2, v1, v2] = state as unknown as [number, number, number, number]
    let sum = 0
    for (let i = from; i < to; i++) {
      const w = (samples[i] as number) - a2 * w2 - a1 * w1
      const y = b0 * w + (b1 * w1 + b2 * w2)
      w2 = w1
      w1 = w
      const v = y - c2 * v2 - c1 * v1
      const z = v - (v1 + v1) + v2
      v2 = v1
      v1 = v
      sum += z * z
    }
    // A tail below any converter's floor would run on in slow denormal numbers; what is no number would run on for ever.
    ;[w1, w2, v1, v2].forEach((value, i) => (state[i] = Math.abs(value) >= 1e-25 ? value : 0))
    return sum
  }
}

/** A hundredth of a second of one channel must fit in the kernel's memory. */
const HIGHEST_RATE = 768_000
