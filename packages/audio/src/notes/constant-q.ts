import { MONO_RATE_HZ } from '../sound.ts'

/**
 * Kernels of a constant-Q transform by octaves (Schörkhuber and Klapuri, "Constant-Q transform toolbox for music processing",
 * SMC 2010), as nnAudio makes them for basic-pitch: one set for the highest octave; each octave below hears the sound at half
 * the rate of the one above.
 */
export const OCTAVES = 9
export const BINS_PER_OCTAVE = 36
/** Bins of the transform, the lowest at {@link LOWEST_HZ}. */
export const BINS = 309
export const KERNEL_TAPS = 256
const LOWEST_HZ = 27.5
const Q = 1 / (2 ** (1 / BINS_PER_OCTAVE) - 1)

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
export function binWeights(): Float32Array {
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
