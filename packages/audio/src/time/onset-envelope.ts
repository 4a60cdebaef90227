import type { MonoSound } from '../sound.ts'
import { createFft } from '../spectrum/fft.ts'
import { takeApart } from '../spectrum/log-spectrum.ts'

/** How much begins at each moment. Frame `i` has its middle at `i × hopSeconds`. */
export type OnsetEnvelope = {
  readonly frames: number
  readonly hopSeconds: number
  /** All bands; mean over the piece 1. */
  readonly strength: Float32Array
  /** Below 150 Hz: kicks and basses. */
  readonly low: Float32Array
  /** 150 Hz to 2 kHz: where snares, claps and chords lie. */
  readonly middle: Float32Array
}

/**
 * Spectral flux every 11.6 ms: rises of 40 mel bands in decibels against the loudest of three neighbours two frames
 * earlier, so that vibrato is no onset. After Böck and Widmer, "Maximum filter vibrato suppression for onset detection",
 * DAFx 2013.
 *
 * @example onsetEnvelope({ samples, sampleRateHz: 44_100 }).values // one number every 11.6 ms
 */
export function onsetEnvelope({ samples, sampleRateHz }: MonoSound): OnsetEnvelope {
  const frames = Math.max(1, Math.ceil(samples.length / HOP))
  const bands = melBands(sampleRateHz)
  const levels = bandLevels(samples, frames, bands)
  const strength = new Float32Array(frames)
  const low = new Float32Array(frames)
  const middle = new Float32Array(frames)
  for (let frame = LAG; frame < frames; frame++) {
    const now = frame * BANDS
    const then = now - LAG * BANDS
    for (let band = 0; band < BANDS; band++) {
      let before = levels[then + band] as number
      if (band > 0) before = Math.max(before, levels[then + band - 1] as number)
      if (band + 1 < BANDS) before = Math.max(before, levels[then + band + 1] as number)
      const rise = (levels[now + band] as number) - before
      if (rise <= 0) continue
      strength[frame] = (strength[frame] as number) + rise
      if (band < bands.lowBands) low[frame] = (low[frame] as number) + rise
      else if (band < bands.middleBands) middle[frame] = (middle[frame] as number) + rise
    }
  }
  for (const curve of [strength, low, middle]) toMeanOne(curve)
  return { frames, hopSeconds: HOP / sampleRateHz, strength, low, middle }
}

type Bands = {
  readonly from: Int32Array
  readonly start: Int32Array
  readonly weights: Float32Array
  readonly lowBands: number
  readonly middleBands: number
  /** The first bin of the transform that no band takes. */
  readonly end: number
}

/** Log levels `frames × BANDS`. */
function bandLevels(samples: Float32Array, frames: number, bands: Bands): Float32Array {
  const levels = new Float32Array(frames * BANDS)
  const { re, im, transform } = createFft(WINDOW)
  const window = Float32Array.from({ length: WINDOW }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / WINDOW))
  const first = new Float32Array(bands.end)
  const second = new Float32Array(bands.end)
  for (let frame = 0; frame < frames; frame += 2) {
    cut(samples, frame * HOP - WINDOW / 2, window, re)
    cut(samples, (frame + 1) * HOP - WINDOW / 2, window, im)
    transform()
    takeApart(re, im, first, second)
    toBands(first, bands, levels, frame * BANDS)
    if (frame + 1 < frames) toBands(second, bands, levels, (frame + 1) * BANDS)
  }
  return levels
}

function toBands(magnitude: Float32Array, { from, start, weights }: Bands, levels: Float32Array, offset: number): void {
  for (let band = 0; band < BANDS; band++) {
    let sum = 0
    let bin = from[band] as number
    const end = start[band + 1] as number
    for (let at = start[band] as number; at < end; at++) sum += (weights[at] as number) * (magnitude[bin++] as number)
    levels[offset + band] = Math.log1p(COMPRESSION * sum)
  }
}

function cut(samples: Float32Array, from: number, window: Float32Array, target: Float32Array): void {
  target.fill(0)
  const last = Math.min(WINDOW, samples.length - from)
  for (let at = Math.max(0, -from); at < last; at++)
    target[at] = (samples[from + at] as number) * (window[at] as number)
}

function melBands(sampleRateHz: number): Bands {
  const top = toMel(Math.min(10_000, sampleRateHz / 2))
  const bottom = toMel(30)
  const edges = Array.from({ length: BANDS + 2 }, (_, at) => fromMel(bottom + ((top - bottom) * at) / (BANDS + 1)))
  const from = new Int32Array(BANDS)
  const start = new Int32Array(BANDS + 1)
  const weights: number[] = []
  let lowBands = 0
  let middleBands = 0
  let end = 0
  for (let band = 0; band < BANDS; band++) {
    const [left = 0, centre = 0, right = 0] = edges.slice(band, band + 3).map((hz) => (hz * WINDOW) / sampleRateHz)
    if ((edges[band + 1] ?? 0) < 150) lowBands = band + 1
    if ((edges[band + 1] ?? 0) < 2000) middleBands = band + 1
    const first = Math.max(1, Math.min(Math.ceil(left), Math.round(centre)))
    const last = Math.min(WINDOW / 2 - 1, Math.max(Math.floor(right), Math.round(centre)))
    from[band] = first
    for (let bin = first; bin <= last; bin++) {
      const weight = bin <= centre ? (bin - left) / (centre - left) : (right - bin) / (right - centre)
      weights.push(Math.max(0.1, weight) / Math.max(1, last - first))
    }
    start[band + 1] = weights.length
    end = Math.max(end, last + 1)
  }
  return { from, start, weights: Float32Array.from(weights), lowBands, middleBands, end }
}

function toMean(curve: Float32Array): number {
  let sum = 0
  for (const value of curve) sum += value
  return sum / Math.max(1, curve.length)
}

function toMeanOne(curve: Float32Array): void {
  const mean = toMean(curve)
  if (mean <= 0) return
  for (let at = 0; at < curve.length; at++) curve[at] = (curve[at] as number) / mean
}

function toMel(hz: number): number {
  return 2595 * Math.log10(1 + hz / 700)
}

function fromMel(mel: number): number {
  return 700 * (10 ** (mel / 2595) - 1)
}

const WINDOW = 1024
const HOP = 256
const BANDS = 40
const LAG = 2
const COMPRESSION = 10
