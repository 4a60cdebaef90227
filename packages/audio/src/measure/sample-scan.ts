import type { Block } from '../sound.ts'
import { growingFloats } from './growing-floats.ts'
import { createLoneSampleFinder, type LoneSample } from './lone-samples.ts'
import { createTopCounter, type TopShares } from './top-shares.ts'

/** A stretch of frames, `end` exclusive. */
export type Stretch = { start: number; end: number }

/** A single sample that stands out of the curve around it. */
export type Spike = {
  readonly frame: number
  /** How far it stands out, 1 = full scale. */
  readonly size: number
  /** `size` divided by the roughness of the milliseconds around it. */
  readonly contrast: number
  /** The roughest of these milliseconds, as a share of `size`: a drum hit goes on, a click is over with its sample. */
  readonly roughestBeside: number
  /** The step of `roughest` that it lies in. */
  readonly step: number
}

/** A run of samples that are exactly zero, with the level on either side of it. */
export type ZeroRun = Stretch & { readonly levelBefore: number; levelAfter: number }

export type ChannelScan = {
  readonly frames: number
  readonly peak: number
  readonly sum: number
  readonly squares: number
  /** Mean square in steps of 64 samples. */
  readonly power: Float32Array
  /** Mean of each of these steps. */
  readonly means: Float32Array
  /** Mean size of what a cubic through the neighbours does not explain, in steps of 64 samples: what is up in the treble. */
  readonly roughness: Float32Array
  /** The largest such size in each of these steps: what edges of saws and hats reach too. */
  readonly roughest: Float32Array
  /** Flat tops by their level in 1/32,768 of full scale, with sign. */
  readonly flatTops: ReadonlyMap<number, readonly Stretch[]>
  readonly zeros: readonly ZeroRun[]
  readonly spikes: readonly Spike[]
  readonly loneSamples: readonly LoneSample[]
  /** Samples within 1 dB of the highest until then, in stretches of 50 ms. */
  readonly tops: TopShares
}

export type ChannelScanner = { readonly add: (samples: Float32Array) => void; readonly read: () => ChannelScan }

/** Samples in a step of `power` and `roughness`. */
export const SCAN_STEP = 64

/**
 * Looks at every sample of one channel once: level, offset, flat tops, stretches of nothing, spikes.
 *
 * A flat top is three equal samples or more that the curve runs into with a corner: the round top of a deep sine has
 * equal samples too, once it is written in 16 bits, and none of its corners.
 */
function createChannelScanner(sampleRateHz: number): ChannelScanner {
  const power = growingFloats()
  const means = growingFloats()
  const roughness = growingFloats()
  const roughestOfSteps = growingFloats()
  const flatTops = new Map<number, Stretch[]>()
  const zeros: ZeroRun[] = []
  const spikes: Spike[] = []
  const loneSamples = createLoneSampleFinder(sampleRateHz)
  const tops = createTopCounter(sampleRateHz)
  const shortestGap = Math.round(sampleRateHz * SHORTEST_GAP_SECONDS)
  let frames = 0
  let peak = 0
  let sum = 0
  let squares = 0
  /** Length of the run of equal samples that ends at the last sample, and the sample before that run. */
  let lastRun = 1
  // A number that functions share is an object for each value that it takes, unless it lies in an array.
  const beforeRun = new Float64Array(1)
  let openGap: ZeroRun | null = null
  /** The last eight samples of what came before, then the new ones. */
  let line = new Float32Array(8)

  const endRun = (value: number, run: number, before: number, next: number, end: number): void => {
    if (value === 0) {
      if (run < shortestGap || zeros.length >= MAX_PLACES) return
      openGap = { start: end - run, end, levelBefore: levelBefore(power.values(), run), levelAfter: 0 }
      zeros.push(openGap)
      return
    }
    const size = Math.abs(value)
    if (size < LOWEST_TOP || Math.abs(before) >= size || Math.abs(next) >= size) return
    const corner = size * 0.001 + 4 / 32_768
    if (Math.abs(value - before) < corner || Math.abs(value - next) < corner) return
    const level = Math.round(value * 32_768)
    const places = flatTops.get(level)
    if (places) {
      if (places.length < MAX_PLACES) places.push({ start: end - run, end })
    } else if (flatTops.size < MAX_LEVELS) flatTops.set(level, [{ start: end - run, end }])
  }

  const add = (samples: Float32Array): void => {
    const length = samples.length
    const tail = line.slice(-8)
    if (line.length !== length + 8) line = new Float32Array(length + 8)
    line.set(tail)
    line.set(samples, 8)
    const first = frames - 8
    let run = lastRun
    let before = beforeRun[0] as number
    for (let from = 8; from < line.length; from += SCAN_STEP) {
      const to = Math.min(line.length, from + SCAN_STEP)
      let stepSum = 0
      let stepSquares = 0
      let stepPeak = 0
      let stepPeakAt = from
      let rough = 0
      let roughest = 0
      let roughestAt = from
      let x6 = line[from - 6] as number
      let x5 = line[from - 5] as number
      let x4 = line[from - 4] as number
      let x3 = line[from - 3] as number
      let x2 = line[from - 2] as number
      let x1 = line[from - 1] as number
      for (let i = from; i < to; i++) {
        const x = line[i] as number
        stepSum += x
        stepSquares += x * x
        const size = Math.abs(x)
        if (size > stepPeak) {
          stepPeak = size
          stepPeakAt = i
        }
        // The middle of five against the cubic through the other four.
        const wrong = Math.abs(x4 - (4 * (x3 + x5) - (x2 + x6)) / 6)
        rough += wrong
        if (wrong > roughest) {
          roughest = wrong
          roughestAt = i - 4
        }
        if (x === x1) run++
        else {
          if (run >= 3) endRun(x1, run, before, x, first + i)
          before = x1
          run = 1
        }
        x6 = x5
        x5 = x4
        x4 = x3
        x3 = x2
        x2 = x1
        x1 = x
      }
      sum += stepSum
      squares += stepSquares
      if (stepPeak > peak) peak = stepPeak
      if (roughest > ROUGHNESS_OF_LONE && stepPeak > ROUGHNESS_OF_LONE) loneSamples.consider(first + stepPeakAt)
      if (roughest > SMALLEST_SPIKE && roughest > SPIKE_CONTRAST * ((rough - 3 * roughest) / (to - from))) {
        noteSpike(roughestAt, roughest, first)
      }
      const mean = stepSquares / (to - from)
      if (openGap && mean > 0) {
        openGap.levelAfter = Math.sqrt(mean)
        openGap = null
      }
      power.push(mean)
      means.push(stepSum / (to - from))
      roughness.push(rough / (to - from))
      roughestOfSteps.push(roughest)
    }
    lastRun = run
    beforeRun[0] = before
    frames += length
    loneSamples.add(samples)
    tops.add(samples)
  }

  /** Keeps what is a spike of one sample: the errors beside it then are −2/3 and 1/6 of its own. */
  const noteSpike = (at: number, size: number, first: number): void => {
    if (spikes.length >= MAX_PLACES || at < 4 || at + 4 >= line.length) return
    const error = (i: number): number =>
      (line[i] as number) -
      (4 * ((line[i - 1] as number) + (line[i + 1] as number)) - ((line[i - 2] as number) + (line[i + 2] as number))) /
        6
    const own = error(at)
    const misfit =
      Math.abs(error(at - 1) + (2 / 3) * own) +
      Math.abs(error(at + 1) + (2 / 3) * own) +
      Math.abs(error(at - 2) - own / 6) +
      Math.abs(error(at + 2) - own / 6)
    if (misfit > LOOSEST_FIT * size) return
    const { mean, most } = roughnessBeside(line, at)
    // Noise around a click bends its shape; where there is little, the shape may bend more before it is taken for a hit's.
    if (misfit > CLOSE_FIT * size && most > QUIET_BESIDE * size) return
    spikes.push({
      frame: first + at,
      size,
      contrast: size / Math.max(1e-9, mean),
      roughestBeside: most / size,
      step: roughestOfSteps.length(),
    })
  }

  const read = (): ChannelScan => {
    if (lastRun >= 3) endRun(line.at(-1) ?? 0, lastRun, beforeRun[0] as number, 0, frames)
    return {
      frames,
      peak,
      sum,
      squares,
      power: power.values(),
      means: means.values(),
      roughness: roughness.values(),
      roughest: roughestOfSteps.values(),
      flatTops,
      zeros,
      spikes,
      loneSamples: loneSamples.read(),
      tops: tops.read(),
    }
  }
  return { add, read }
}

/** Scans each channel of blocks. */
export function createSampleScanner(sampleRateHz: number, channels: number) {
  const scanners = Array.from({ length: channels }, () => createChannelScanner(sampleRateHz))
  return {
    add: (block: Block): void => {
      for (const [c, scanner] of scanners.entries()) scanner.add(block[c] as Float32Array)
    },
    read: (): ChannelScan[] => scanners.map((scanner) => scanner.read()),
  }
}

/** Root of the highest mean square in the two steps before a run that ends now. */
function levelBefore(power: Float32Array, run: number): number {
  const end = Math.max(0, power.length - Math.ceil(run / SCAN_STEP))
  return Math.sqrt(power.subarray(Math.max(0, end - 2), end).reduce((most, value) => Math.max(most, value), 0))
}

/** Mean and largest roughness of 100 samples on either side of a spike, without the spike's own. */
function roughnessBeside(line: Float32Array, at: number): { mean: number; most: number } {
  let [sum, most, count] = [0, 0, 0]
  for (let i = Math.max(2, at - 100); i < Math.min(line.length - 2, at + 100); i++) {
    if (Math.abs(i - at) <= 4) continue
    const wrong = Math.abs(
      (line[i] as number) -
        (4 * ((line[i - 1] as number) + (line[i + 1] as number)) -
          ((line[i - 2] as number) + (line[i + 2] as number))) /
          6,
    )
    sum += wrong
    if (wrong > most) most = wrong
    count++
  }
  return { mean: sum / Math.max(1, count), most }
}

const SHORTEST_GAP_SECONDS = 0.005
/** A quarter of full scale: below that a flat top is no clipping that one would hear of. */
const LOWEST_TOP = 0.1
const SMALLEST_SPIKE = 0.02
const SPIKE_CONTRAST = 5
/** Of full scale: what is smaller is looked at as a spike alone. */
const ROUGHNESS_OF_LONE = 0.3
const CLOSE_FIT = 0.25
const LOOSEST_FIT = 0.5
const QUIET_BESIDE = 0.35
const MAX_PLACES = 5000
const MAX_LEVELS = 2000
