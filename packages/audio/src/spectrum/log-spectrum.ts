import type { MonoSound } from '../sound.ts'
import { createFft } from './fft.ts'

/** Magnitudes on a pitch scale: `frames × LOG_BINS`, three bins a semitone from MIDI 24 on. */
export type LogSpectrum = {
  readonly frames: number
  /** Seconds between the middles of two frames; frame 0 has its middle at the first sample. */
  readonly hopSeconds: number
  readonly values: Float32Array
}

export const LOWEST_PITCH = 24
export const PITCHES = 84
export const BINS_PER_SEMITONE = 3
export const LOG_BINS = PITCHES * BINS_PER_SEMITONE

/**
 * The spectrum of every 93 ms on a pitch scale (371 ms Hamming windows). Neighbouring frames share one complex transform.
 *
 * @example
 * logSpectrum(sound).values.subarray(frame * LOG_BINS, (frame + 1) * LOG_BINS)
 */
export function logSpectrum({ samples, sampleRateHz }: MonoSound): LogSpectrum {
  const frames = Math.max(1, Math.ceil(samples.length / HOP))
  const values = new Float32Array(frames * LOG_BINS)
  const kernel = pitchKernel(sampleRateHz)
  const { re, im, transform } = createFft(WINDOW)
  const window = hamming()
  const first = new Float32Array(kernel.end)
  const second = new Float32Array(kernel.end)
  for (let frame = 0; frame < frames; frame += 2) {
    cut(samples, frame * HOP - WINDOW / 2, window, re)
    cut(samples, (frame + 1) * HOP - WINDOW / 2, window, im)
    transform()
    takeApart(re, im, first, second)
    toPitches(first, kernel, values, frame * LOG_BINS)
    if (frame + 1 < frames) toPitches(second, kernel, values, (frame + 1) * LOG_BINS)
  }
  return { frames, hopSeconds: HOP / sampleRateHz, values }
}

/** What a steady sine of 1 Hz resolution looks like on the pitch scale: the main lobe of the window through the kernel. */
export function sineOnPitches(frequencyHz: number, sampleRateHz: number): Float32Array {
  const kernel = pitchKernel(sampleRateHz)
  const magnitude = new Float32Array(WINDOW / 2)
  const at = (frequencyHz * WINDOW) / sampleRateHz
  for (let bin = Math.max(1, Math.ceil(at - 2)); bin <= Math.min(WINDOW / 2 - 1, Math.floor(at + 2)); bin++)
    magnitude[bin] = Math.abs(lobe(bin - at))
  const values = new Float32Array(LOG_BINS)
  toPitches(magnitude, kernel, values, 0)
  return values
}

type Kernel = {
  readonly from: Int32Array
  readonly start: Int32Array
  readonly weights: Float32Array
  /** The first bin of the transform that no pitch takes. */
  readonly end: number
}

/** Raised cosines around each bin, at least one bin of the transform wide to either side. Made once for each rate. */
function pitchKernel(sampleRateHz: number): Kernel {
  const known = kernels.get(sampleRateHz)
  if (known) return known
  const from = new Int32Array(LOG_BINS)
  const start = new Int32Array(LOG_BINS + 1)
  const weights: number[] = []
  let end = 0
  for (let bin = 0; bin < LOG_BINS; bin++) {
    const pitch = LOWEST_PITCH + (bin - 1) / BINS_PER_SEMITONE
    const centre = (frequencyOf(pitch) * WINDOW) / sampleRateHz
    const reach = Math.max(1, (frequencyOf(pitch + 1 / BINS_PER_SEMITONE) * WINDOW) / sampleRateHz - centre)
    const low = Math.max(1, Math.ceil(centre - reach))
    const high = Math.min(WINDOW / 2 - 1, Math.floor(centre + reach))
    from[bin] = low
    for (let at = low; at <= high; at++) weights.push(0.5 + 0.5 * Math.cos((Math.PI * (at - centre)) / reach))
    start[bin + 1] = weights.length
    end = Math.max(end, high + 1)
  }
  const kernel = { from, start, weights: Float32Array.from(weights), end }
  kernels.set(sampleRateHz, kernel)
  return kernel
}

function toPitches(
  magnitude: Float32Array,
  { from, start, weights }: Kernel,
  target: Float32Array,
  offset: number,
): void {
  for (let bin = 0; bin < LOG_BINS; bin++) {
    let sum = 0
    let at = from[bin] as number
    const end = start[bin + 1] as number
    for (let weight = start[bin] as number; weight < end; weight++)
      sum += (weights[weight] as number) * (magnitude[at++] as number)
    target[offset + bin] = sum
  }
}

function cut(samples: Float32Array, from: number, window: Float32Array, target: Float32Array): void {
  const first = Math.max(0, -from)
  const last = Math.min(WINDOW, samples.length - from)
  target.fill(0)
  for (let at = first; at < last; at++) target[at] = (samples[from + at] as number) * (window[at] as number)
}

/** Magnitudes of two real signals that went through one transform, as far as they are asked for. */
export function takeApart(re: Float32Array, im: Float32Array, first: Float32Array, second: Float32Array): void {
  const size = re.length
  for (let bin = 1; bin < first.length; bin++) {
    const a = re[bin] as number
    const b = re[size - bin] as number
    const c = im[bin] as number
    const d = im[size - bin] as number
    first[bin] = Math.sqrt((a + b) * (a + b) + (c - d) * (c - d))
    second[bin] = Math.sqrt((a - b) * (a - b) + (c + d) * (c + d))
  }
}

function hamming(): Float32Array {
  return Float32Array.from({ length: WINDOW }, (_, at) => 0.54 - 0.46 * Math.cos((2 * Math.PI * at) / WINDOW))
}

/** Spectrum of the Hamming window, in bins from its middle. */
function lobe(bins: number): number {
  const sinc = (x: number): number => (Math.abs(x) < 1e-9 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))
  return 0.54 * sinc(bins) + 0.23 * (sinc(bins - 1) + sinc(bins + 1))
}

function frequencyOf(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12)
}

const kernels = new Map<number, Kernel>()
const WINDOW = 8192
const HOP = 2048
