import { MONO_RATE_HZ } from '../sound.ts'
import { inEights, memoryPlan, type NoteKernel } from './note-kernel.ts'

/**
 * Kernels of a constant-Q transform by octaves (Schörkhuber and Klapuri, "Constant-Q transform toolbox for music processing",
 * SMC 2010), as nnAudio makes them for basic-pitch: one set for the highest octave; each octave below hears the sound at half
 * the rate of the one above.
 */
const OCTAVES = 9
export const BINS_PER_OCTAVE = 36
/** Bins of the transform, the lowest at {@link LOWEST_HZ}. */
export const BINS = 309
export const KERNEL_TAPS = 256
const LOWEST_HZ = 27.5
export const HOP = 256
/** Frame f has its middle at f × this. */
export const FRAME_SECONDS = HOP / MONO_RATE_HZ
/** Samples that are heard at once, and frames that they make. */
export const WINDOW = 2 * MONO_RATE_HZ - HOP
export const FRAMES = 172
const Q = 1 / (2 ** (1 / BINS_PER_OCTAVE) - 1)

/** Decibels of each bin between a window’s lowest (0) and highest (1), `FRAMES × BINS`. */
export function createLogSpectrum(makeKernel: (bytes: number) => NoteKernel): (window: Float32Array) => Float32Array {
  const { place, size } = memoryPlan()
  const lines = Array.from({ length: OCTAVES }, (_, octave) => place(lengthAt(octave) + KERNEL_TAPS))
  const turns = place(FRAMES * 2 * BINS_PER_OCTAVE)
  const octaveWeights = place(KERNEL_TAPS * 2 * BINS_PER_OCTAVE)
  const halving = place(KERNEL_TAPS)
  const { floats, slide, dots } = makeKernel(size())
  const put = (at: number, values: ArrayLike<number>): void => floats.set(values, at / 4)
  put(octaveWeights, inEights(octaveKernel(), 2 * BINS_PER_OCTAVE, 1))
  put(halving, halfBandFilter())
  const weighing = binWeights()
  return (window) => {
    const spectrum = new Float32Array(FRAMES * BINS)
    const outputs = 2 * BINS_PER_OCTAVE
    put((lines[0] as number) + 4 * REACH, window)
    for (let octave = 0; octave < OCTAVES; octave++) {
      const line = lines[octave] as number
      const length = lengthAt(octave)
      const start = line / 4 + REACH
      const below = lines[octave + 1]
      if (below !== undefined) {
        floats.fill(0, line / 4, start)
        floats.fill(0, start + length, start + length + REACH)
        const next = lengthAt(octave + 1)
        floats.fill(0, below / 4 + REACH, below / 4 + REACH + next)
        dots(line + 4, halving, below + 4 * REACH, next, 8, KERNEL_TAPS)
      }
      for (let i = 1; i <= REACH; i++) {
        floats[start - i] = floats[start + i] as number
        floats[start + length - 1 + i] = floats[start + length - 1 - i] as number
      }
      floats.fill(0, turns / 4, turns / 4 + FRAMES * outputs)
      for (let part = 0; part < outputs / 8; part++)
        slide(
          line,
          octaveWeights + 4 * part * KERNEL_TAPS * 8,
          turns + 32 * part,
          FRAMES,
          (4 * HOP) / 2 ** octave,
          KERNEL_TAPS,
          4 * outputs,
        )
      const first = BINS - (octave + 1) * BINS_PER_OCTAVE
      for (let frame = 0; frame < FRAMES; frame++)
        for (let bin = Math.max(0, -first); bin < BINS_PER_OCTAVE; bin++) {
          const at = turns / 4 + frame * outputs + bin
          const [re, im] = [floats[at] as number, floats[at + BINS_PER_OCTAVE] as number]
          const weight = weighing[first + bin] as number
          spectrum[frame * BINS + first + bin] = Math.log((re * re + im * im) * weight * weight + 1e-10)
        }
    }
    let [low, high] = [Infinity, -Infinity]
    for (const value of spectrum) {
      if (value < low) low = value
      if (value > high) high = value
    }
    const range = high - low || 1
    return spectrum.map((value) => (value - low) / range)
  }
}

/** How far an octave’s kernel reaches to either side of its frame. */
const REACH = KERNEL_TAPS / 2

/** Samples of a window at the rate of an octave, counted from the highest. */
function lengthAt(octave: number): number {
  let length = WINDOW
  for (let halved = 0; halved < octave; halved++) length = Math.floor((length - 2) / 2) + 1
  return length
}

/** `[tap][36 real, 36 imaginary]` of the highest octave; each bin’s magnitudes add up to 1. */
export function octaveKernel(): Float32Array {
  const outputs = 2 * BINS_PER_OCTAVE
  const kernel = new Float32Array(KERNEL_TAPS * outputs)
  const lowest = LOWEST_HZ * 2 ** ((BINS - BINS_PER_OCTAVE) / BINS_PER_OCTAVE)
  for (let bin = 0; bin < BINS_PER_OCTAVE; bin++) {
    const frequency = lowest * 2 ** (bin / BINS_PER_OCTAVE)
    const length = Math.ceil((Q * MONO_RATE_HZ) / frequency)
    const start = Math.ceil(KERNEL_TAPS / 2 - length / 2) - (length % 2)
    const window = Array.from({ length }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / length))
    const sum = window.reduce((total, value) => total + value, 0)
    window.forEach((value, i) => {
      const angle = (2 * Math.PI * frequency * (i + Math.floor(-length / 2))) / MONO_RATE_HZ
      kernel[(start + i) * outputs + bin] = (value / sum) * Math.cos(angle)
      kernel[(start + i) * outputs + BINS_PER_OCTAVE + bin] = (value / sum) * Math.sin(angle)
    })
  }
  return kernel
}

/** Square roots of the lengths that each bin’s kernel has at the full rate: what the magnitudes are weighed by. */
function binWeights(): Float32Array {
  return Float32Array.from({ length: BINS }, (_, bin) =>
    Math.sqrt(Math.ceil((Q * MONO_RATE_HZ) / (LOWEST_HZ * 2 ** (bin / BINS_PER_OCTAVE)))),
  )
}

/** The filter before each halving of the rate: a half band under a Hamming window, by frequency sampling. */
export function halfBandFilter(): Float32Array {
  const points = 257
  const middle = (KERNEL_TAPS - 1) / 2
  const gain = (at: number): number => Math.min(1, Math.max(0, (STOP - at) / (STOP - PASS)))
  return Float32Array.from({ length: KERNEL_TAPS }, (_, tap) => {
    let sum = gain(0) + gain(1) * Math.cos(Math.PI * (tap - middle))
    for (let point = 1; point < points - 1; point++) {
      const at = point / (points - 1)
      sum += 2 * gain(at) * Math.cos(Math.PI * at * (tap - middle))
    }
    return (sum / (2 * (points - 1))) * (0.54 - 0.46 * Math.cos((2 * Math.PI * tap) / (KERNEL_TAPS - 1)))
  })
}

/** Ends of the half band, as shares of half the rate. */
const PASS = 0.5 / 1.001
const STOP = 0.5 * 1.001
