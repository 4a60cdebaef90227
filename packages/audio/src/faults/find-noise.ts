import { memoryPlan, passingNoteKernel } from '../notes/note-kernel.ts'
import { toDb } from '../measure/true-peak-meter.ts'
import type { Fault } from './fault.ts'
import type { FaultEvidence } from './fault-evidence.ts'
import { isUsualRate } from './find-tuning-faults.ts'

/**
 * Hiss: the treble never falls below a floor, not in the quietest hundredth of the file, and that floor is even.
 *
 * Roughness is what a cubic through four neighbours does not explain: white noise of deviation s has a mean of 1.11 s.
 * Clean songs fall at least 10 dB below the floor of −54 dB in their gaps; music that covers its gaps has no even floor.
 */
export function findHiss({ channels, durationSeconds }: FaultEvidence): Fault[] {
  if (durationSeconds < SHORTEST_SECONDS || channels.length === 0) return []
  const floors: number[] = []
  for (const { roughness } of channels) {
    const sounding = roughness.filter((value) => value > 0)
    // Sorting takes long, and most files have gaps: it is asked first how much lies below the floor.
    const quiet = sounding.reduce((count, value) => (value > LEAST_HISS ? count : count + 1), 0)
    if (quiet > Math.floor(0.01 * sounding.length)) return []
    sounding.sort()
    const at = (share: number): number => toDb(sounding[Math.floor(sounding.length * share)] ?? 0)
    if (!(at(0.01) > LEAST_HISS_DB && at(0.05) - at(0.005) < MOST_UNEVEN_DB)) return []
    floors.push(at(0.05))
  }
  return [{ kind: 'hiss', startSeconds: 0, endSeconds: durationSeconds, value: Math.max(...floors) - 0.9 }]
}

/**
 * Hum of the mains: 50 or 60 Hz, or its second or third harmonic, stands still through the whole file, in step with
 * itself, and the frequencies beside it do not. A kick of a steady tempo has lines of that kind too, but as many
 * beside 50 Hz as on it. At a rate that nothing records at, every line lies elsewhere: a low C of 65 Hz on 60.
 */
export function findHum({ mono, durationSeconds, sampleRateHz }: FaultEvidence): Fault[] {
  if (durationSeconds < SHORTEST_SECONDS || !isUsualRate(sampleRateHz)) return []
  const low = lowBand(mono.samples)
  for (const mains of [50, 60]) {
    const [base, second, third] = [1, 2, 3].map((harmonic) => steadiness(low, harmonic * mains)) as [
      number,
      number,
      number,
    ]
    const overtone = Math.max(second, third)
    const both = Math.min(base, overtone) > LEAST_STEADINESS && base * overtone > LEAST_PRODUCT
    if (both || Math.max(base, second, third) > CLEAR_STEADINESS) {
      return [{ kind: 'hum', startSeconds: 0, endSeconds: durationSeconds, value: mains }]
    }
  }
  return []
}

/**
 * How far a line stands out of the lines beside it: frames of 1 s turned back by the phase that a steady tone gains,
 * weighed by how quiet their surroundings are, and summed: hum is heard in the gaps. 1 where it is like its surroundings.
 */
function steadiness(low: Float32Array, hz: number): number {
  const size = LOW_RATE_HZ
  const offsets = [0, ...BESIDE_HZ.flatMap((by) => [-by, by])]
  const parts = partsOf(
    low,
    offsets.map((offset) => hz + offset),
  )
  const frames = Array.from({ length: parts[0]?.re.length ?? 0 }, (_, frame) => {
    const lines = parts.map(({ re, im }, k) => {
      const [real = 0, imaginary = 0] = [re[frame], im[frame]]
      const angle = (-2 * Math.PI * (hz + (offsets[k] as number)) * frame * FRAME_HOP) / LOW_RATE_HZ
      return {
        re: real * Math.cos(angle) + imaginary * Math.sin(angle),
        im: real * Math.sin(angle) - imaginary * Math.cos(angle),
      }
    })
    return { lines, around: lines.slice(1).reduce((sum, { re, im }) => sum + re * re + im * im, 0) }
  })
  const quiet = frames.map(({ around }) => around).sort((a, b) => a - b)[Math.floor(frames.length * SHARE_OF_GAPS)] ?? 0
  const sums = offsets.map(() => ({ re: 0, im: 0 }))
  let weights = 0
  for (const { lines, around } of frames) {
    const weight = 1 / (Math.max(around, quiet) + 1e-9) ** 2
    weights += weight
    for (const [k, { re, im }] of lines.entries()) {
      const sum = sums[k] as { re: number; im: number }
      sum.re += weight * re
      sum.im += weight * im
    }
  }
  const sizes = sums.map(({ re, im }) => Math.hypot(re, im))
  // A window of 1 s gives a line a quarter of its amplitude times the samples.
  if (toDb((4 * (sizes[0] as number)) / (weights * size)) < LEAST_HUM_DB) return 1
  const loudestBeside = Math.max(...sizes.slice(1), 1e-12)
  return (sizes[0] as number) / loudestBeside
}

/** The sound of each frame times a sine and a cosine of each frequency under a window, summed. */
function partsOf(low: Float32Array, frequencies: readonly number[]): { re: Float32Array; im: Float32Array }[] {
  const size = LOW_RATE_HZ
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
const LEAST_HISS_DB = -54
const LEAST_HISS = 10 ** (LEAST_HISS_DB / 20)
const MOST_UNEVEN_DB = 4
/**
 * Noise in gaps is told from −55 dBFS on; compression and a fader may raise a hum by 15 dB. Four real stems hold 60 Hz at −86 dBFS, which is not heard.
 * Rounding to 16 bits has lines too, around −110 dB.
 */
const LEAST_HUM_DB = -70
const DECIMATION = 21
const LOW_RATE_HZ = 1050
/** Half a second. */
const FRAME_HOP = LOW_RATE_HZ / 2
/** Of two lines; in 18 clean songs neither reaches 1.5 beside the other, and their product 1.1. */
const LEAST_STEADINESS = 1.5
const LEAST_PRODUCT = 3
/** One line alone is enough where it stands out this far; 18 clean songs reach 1.6. */
const CLEAR_STEADINESS = 8
/** So many frames decide at least: a single one, such as a note that dies away, is always in step with itself. */
const SHARE_OF_GAPS = 0.05
/** Far enough for a window of 1 s (2 Hz to its first zero), near enough to share the music's level. */
const BESIDE_HZ = [2, 2.5, 3, 3.5, 4, 5, 6]
