import { memoryPlan, passingNoteKernel } from '../notes/note-kernel.ts'
import { toDb } from '../measure/true-peak-meter.ts'
import type { Fault } from './fault.ts'
import type { FaultEvidence } from './fault-evidence.ts'
import { isUsualRate } from './find-tuning-faults.ts'

/**
 * Hum of the mains: 50 or 60 Hz and its second and third harmonic stand still through the whole file, in step with themselves, and
 * the frequencies beside them do not. A kick of a steady tempo has lines of that kind too, but as many beside 50 Hz as on
 * it. At a rate that nothing records at, every line lies elsewhere: a low C of 65 Hz on 60.
 */
export function findHum({ mono, durationSeconds, sampleRateHz }: FaultEvidence): Fault[] {
  if (durationSeconds < SHORTEST_SECONDS || !isUsualRate(sampleRateHz)) return []
  const low = lowBand(mono.samples)
  for (const mains of [50, 60]) {
    const sum = [1, 2, 3].reduce((all, harmonic) => all + standing(low, harmonic * mains), 0)
    if (sum > LEAST_STANDING) return [{ kind: 'hum', startSeconds: 0, endSeconds: durationSeconds, value: mains }]
  }
  return []
}

/**
 * How far a tone stands out of the frequencies beside it: the logarithm of how much better one tone that never changes explains the
 * frames than one beside it does. 0 where it explains them no better, or is too quiet.
 *
 * Frames of 0.2 s, turned back by the phase that a steady tone gains, would all show the same value but for the music. Short frames
 * fit between two notes; a frame in which a note sounds tells nothing and costs nothing (Cauchy's distribution, as wide as the
 * frequencies beside are loud).
 */
function standing(low: Float32Array, hz: number): number {
  const frequencies = [0, ...BESIDE_HZ.flatMap((by) => [-by, by])].map((by) => hz + by)
  const lines = partsOf(low, frequencies)
  for (const [k, { re, im }] of lines.entries()) turnBack(re, im, frequencies[k] as number)
  const [own, ...beside] = lines as [Line, ...Line[]]
  const spread = own.re.map((_, frame) => {
    let sum = 0
    for (const { re, im } of beside) sum += (re[frame] as number) ** 2 + (im[frame] as number) ** 2
    return sum / beside.length
  })
  const quiet = spread.toSorted()[Math.floor(spread.length * SHARE_OF_GAPS)] ?? 0
  for (let frame = 0; frame < spread.length; frame++) spread[frame] = Math.max(spread[frame] as number, quiet) + 1e-9
  const tone = steadyTone(own, spread)
  // A window gives a line a quarter of its amplitude times the samples.
  if (toDb((4 * tone.size) / FRAME_SIZE) < LEAST_HUM_DB) return 0
  const most = Math.max(...beside.map((line) => steadyTone(line, spread).gain))
  return Math.max(0, Math.log((tone.gain + GAIN_OF_CHANCE) / (most + GAIN_OF_CHANCE)))
}

type Line = { readonly re: Float32Array; readonly im: Float32Array }

function turnBack(re: Float32Array, im: Float32Array, hz: number): void {
  for (let frame = 0; frame < re.length; frame++) {
    const [real, imaginary] = [re[frame] as number, im[frame] as number]
    const angle = (-2 * Math.PI * hz * frame * FRAME_HOP) / LOW_RATE_HZ
    re[frame] = real * Math.cos(angle) + imaginary * Math.sin(angle)
    im[frame] = real * Math.sin(angle) - imaginary * Math.cos(angle)
  }
}

/** The one value that explains the frames best, and how much better than none: the gain in log likelihood. */
function steadyTone({ re, im }: Line, spread: Float32Array): { size: number; gain: number } {
  let best = { size: 0, gain: 0 }
  for (const power of [1, 2]) {
    let [x, y] = weighed(re, im, (frame) => (spread[frame] as number) ** -power)
    for (let turn = 0; turn < TURNS; turn++) {
      const [nearX, nearY] = [x, y]
      ;[x, y] = weighed(
        re,
        im,
        (frame) =>
          1 / ((spread[frame] as number) + ((re[frame] as number) - nearX) ** 2 + ((im[frame] as number) - nearY) ** 2),
      )
    }
    let ratio = 1
    let gain = 0
    for (let frame = 0; frame < re.length; frame++) {
      const [real, imaginary, wide] = [re[frame] as number, im[frame] as number, spread[frame] as number]
      ratio *= (wide + real * real + imaginary * imaginary) / (wide + (real - x) ** 2 + (imaginary - y) ** 2)
      // A logarithm takes long: one for many frames, before the product leaves what a number holds.
      if (ratio > 1e100 || ratio < 1e-100) {
        gain += Math.log(ratio)
        ratio = 1
      }
    }
    gain += Math.log(ratio)
    if (gain > best.gain) best = { size: Math.hypot(x, y), gain }
  }
  return best
}

function weighed(re: Float32Array, im: Float32Array, weightOf: (frame: number) => number): [number, number] {
  let [x, y, weights] = [0, 0, 0]
  for (let frame = 0; frame < re.length; frame++) {
    const weight = weightOf(frame)
    weights += weight
    x += weight * (re[frame] as number)
    y += weight * (im[frame] as number)
  }
  return [x / weights, y / weights]
}

/** The sound of each frame times a sine and a cosine of each frequency under a window, summed. */
function partsOf(low: Float32Array, frequencies: readonly number[]): Line[] {
  const size = FRAME_SIZE
  const frames = Math.max(0, Math.floor((low.length - size) / FRAME_HOP) + 1)
  // The kernel takes four samples at once.
  const width = 4 * Math.ceil(size / 4)
  const plan = memoryPlan()
  const line = plan.place(low.length + width)
  const wave = plan.place(width)
  const sums = plan.place(frames)
  const { floats, dots } = passingNoteKernel(plan.size())
  floats.set(low, line / 4)
  const sumsWith = (value: (angle: number) => number, hz: number): Float32Array => {
    for (let i = 0; i < size; i++) {
      const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * (i + 0.5)) / size)
      floats[wave / 4 + i] = window * value((2 * Math.PI * hz * i) / LOW_RATE_HZ)
    }
    floats.fill(0, sums / 4, sums / 4 + frames)
    if (frames > 0) dots(line, wave, sums, frames, 4 * FRAME_HOP, width)
    return floats.slice(sums / 4, sums / 4 + frames)
  }
  return frequencies.map((hz) => ({ re: sumsWith(Math.cos, hz), im: sumsWith(Math.sin, hz) }))
}

/**
 * Every 21st sample of 22,050 Hz after two running means, of 42 samples and of 21, that keep what is above 450 Hz out: together
 * they weigh 21 samples up, 21 alike and 20 down, so that sums of stretches of 21 are all that is needed.
 */
function lowBand(samples: Float32Array): Float32Array {
  const out = new Float32Array(Math.floor(samples.length / DECIMATION))
  let [sumBefore, rampBefore, rampTwoBefore] = [0, 0, 0]
  for (let i = 0; i < out.length; i++) {
    let sum = 0
    let ramp = 0
    for (let k = 0; k < DECIMATION; k++) {
      const value = samples[i * DECIMATION + k] as number
      sum += value
      ramp += (k + 1) * value
    }
    out[i] = (rampTwoBefore + DECIMATION * (sumBefore + sum) - ramp) / (2 * DECIMATION * DECIMATION)
    rampTwoBefore = rampBefore
    rampBefore = ramp
    sumBefore = sum
  }
  return out
}

const SHORTEST_SECONDS = 8
/**
 * Noise in gaps is told from −55 dBFS on; compression and a fader may raise a hum by 15 dB. Four real stems hold 60 Hz at −86 dBFS, which is not heard.
 * Rounding to 16 bits has lines too, around −110 dB.
 */
const LEAST_HUM_DB = -70
const DECIMATION = 21
const LOW_RATE_HZ = 1050
const FRAME_SIZE = 210
const FRAME_HOP = FRAME_SIZE / 2
/** 113 clean songs, a third of them loud masters, reach 1.04; with a hum of −44 dBFS all read 1.29 and more. */
const LEAST_STANDING = 1.2
/** What a value that is fitted to noise gains, and some. */
const GAIN_OF_CHANCE = 4
const TURNS = 5
/** So many frames decide at least: a single one, such as a note that dies away, is always in step with itself. */
const SHARE_OF_GAPS = 0.05
/**
 * Near enough to share the music's level. A window of 0.2 s spreads a line over 10 Hz to both sides, but what it leaves beside the line turns
 * from frame to frame and is no steady tone there.
 */
const BESIDE_HZ = [4, 5, 6, 7, 8, 9, 10, 11]
