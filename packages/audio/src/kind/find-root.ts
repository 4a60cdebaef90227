import { median } from '../measure/median.ts'
import type { MonoSound } from '../sound.ts'
import { createFft } from '../spectrum/fft.ts'

/** A pitch that a sound holds. */
export type Root = {
  /** Nearest MIDI number. */
  readonly pitch: number
  /** How far above it, −50 to 50. */
  readonly cents: number
  /** 0 to 1. */
  readonly confidence: number
}

/**
 * The pitch of a single sound, 25 Hz to 2 kHz: the first clear peak of its normalised difference with itself, in windows after
 * the attack; their median. Null where windows disagree. Source: McLeod and Wyvill, "A smarter way to find pitch", ICMC 2005.
 */
export function findRoot({ samples, sampleRateHz }: MonoSound): Root | null {
  const pitches: number[] = []
  let clarity = 0
  let windows = 0
  for (
    let from = Math.round(0.05 * sampleRateHz);
    from + 2 * WINDOW <= samples.length && windows < MOST_WINDOWS;
    from += WINDOW
  ) {
    windows++
    const found = periodAt(samples, from)
    if (!found || found.clarity < LEAST_CLARITY) continue
    pitches.push(69 + 12 * Math.log2(sampleRateHz / found.period / 440))
    clarity += found.clarity
  }
  if (pitches.length === 0) return null
  const middle = median(pitches)
  const agree = pitches.filter((pitch) => Math.abs(pitch - middle) < 0.5).length / windows
  if (agree < LEAST_AGREEMENT) return null
  const pitch = Math.round(middle)
  return { pitch, cents: Math.round(100 * (middle - pitch)), confidence: agree * (clarity / pitches.length) }
}

function periodAt(samples: Float32Array, from: number): { period: number; clarity: number } | null {
  const products = productsAt(samples, from)
  const likeness = new Float64Array(LONGEST_PERIOD + 1)
  let own = 0
  for (let at = from; at < from + WINDOW; at++) own += (samples[at] as number) ** 2
  let shifted = own
  for (let lag = 0; lag <= LONGEST_PERIOD; lag++) {
    likeness[lag] = (2 * (products[lag] as number)) / (own + shifted + 1e-9)
    shifted += (samples[from + WINDOW + lag] as number) ** 2 - (samples[from + lag] as number) ** 2
  }
  let lag = 1
  while (lag < LONGEST_PERIOD && (likeness[lag] as number) > 0) lag++
  const most = likeness.subarray(lag).reduce((high, value) => Math.max(high, value), 0)
  for (lag = Math.max(lag, SHORTEST_PERIOD); lag < LONGEST_PERIOD; lag++) {
    const [left, value, right] = [likeness[lag - 1] as number, likeness[lag] as number, likeness[lag + 1] as number]
    if (value < 0.93 * most || value < left || value < right) continue
    return { period: lag + (left - right) / (2 * Math.min(-1e-12, left - 2 * value + right)), clarity: value }
  }
  return null
}

/** The window times the sound after each lag, summed: both go through one transform, and their product through another. */
function productsAt(samples: Float32Array, from: number): Float32Array {
  const { re, im, transform } = createFft(TRANSFORM)
  re.fill(0).set(samples.subarray(from, from + WINDOW))
  im.fill(0).set(samples.subarray(from, from + WINDOW + LONGEST_PERIOD))
  transform()
  const crossRe = new Float32Array(TRANSFORM)
  const crossIm = new Float32Array(TRANSFORM)
  for (let k = 0; k < TRANSFORM; k++) {
    const mirror = (TRANSFORM - k) % TRANSFORM
    const [a, b] = [re[k] as number, im[k] as number]
    const [c, d] = [re[mirror] as number, im[mirror] as number]
    const [windowRe, windowIm, soundRe, soundIm] = [a + c, b - d, b + d, c - a]
    crossRe[k] = (windowRe * soundRe + windowIm * soundIm) / (4 * TRANSFORM)
    // Of the conjugate: its forward transform is the inverse one of the product.
    crossIm[k] = (windowIm * soundRe - windowRe * soundIm) / (4 * TRANSFORM)
  }
  re.set(crossRe)
  im.set(crossIm)
  transform()
  return re
}

/** Of 22,050 Hz. */
const WINDOW = 1024
const LONGEST_PERIOD = 882
/** Holds a window and the longest lag behind it. */
const TRANSFORM = 2048
const SHORTEST_PERIOD = 11
const MOST_WINDOWS = 24
const LEAST_CLARITY = 0.85
const LEAST_AGREEMENT = 0.5
