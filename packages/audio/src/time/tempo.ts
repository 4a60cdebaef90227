import { createFft } from '../spectrum/fft.ts'
import type { OnsetEnvelope } from './onset-envelope.ts'

/** The period that the onsets repeat at. */
export type Pulse = {
  /** Seconds between beats; halves and doubles of it are as likely until the grid is chosen. */
  readonly periodSeconds: number
  /** The period holds over the whole piece: its long multiples repeat as well as its short ones. */
  readonly isSteady: boolean
  /** 0 to 1: how clearly anything repeats. */
  readonly clarity: number
}

/**
 * The pulse of a piece: a comb over the autocorrelation of its onsets finds the period, longer and longer multiples refine
 * it. Of steady music that is exact to some thousandths of a BPM; null where nothing repeats.
 *
 * @example
 * const pulse = findPulse(onsetEnvelope(sound))
 * pulse && 60 / pulse.periodSeconds // 127.999
 */
export function findPulse(envelope: OnsetEnvelope): Pulse | null {
  const frames = envelope.frames
  if (frames * envelope.hopSeconds < SHORTEST_SECONDS) return null
  const repeats = autocorrelation(flattened(envelope))
  const whole = repeats[0] as number
  if (whole <= 0) return null
  const fastest = 60 / FASTEST_BPM / envelope.hopSeconds
  const slowest = Math.min(60 / SLOWEST_BPM / envelope.hopSeconds, frames / 4)
  let best = 0
  let most = 0
  for (let period = fastest; period <= slowest; period *= 1.003) {
    const away = Math.log2(60 / (period * envelope.hopSeconds) / USUAL_BPM) / USUAL_DEVIATION_OCTAVES
    const score = comb(repeats, period) * Math.exp(-0.5 * away * away)
    if (score > most) {
      most = score
      best = period
    }
  }
  if (best === 0) return null
  const near = at(repeats, 4 * best)
  const { period, isSteady } = refine(repeats, best, frames)
  return {
    periodSeconds: period * envelope.hopSeconds,
    isSteady,
    clarity: Math.max(0, Math.min(1, near / whole)),
  }
}

/**
 * Follows the peak to 2, 4, 8 … beats, while a third of the piece still overlaps. The tempo is steady where the peak stands
 * about as high after 32 beats, or as many as there are, as after four.
 */
function refine(repeats: Float64Array, start: number, frames: number): { period: number; isSteady: boolean } {
  let period = start
  let reached = 1
  let near = 0
  let isSteady = true
  for (let beats = 2; beats * period < LONGEST_SHARE * frames; beats *= 2) {
    const peak = highest(repeats, beats * period, Math.max(2, (0.6 * beats) / reached))
    if (beats === 4) near = peak?.value ?? 0
    if (beats > 4 && beats <= 32 && (peak?.value ?? 0) < STEADY * near) isSteady = false
    if (!peak || peak.value < LEAST_PEAK * (repeats[0] as number) || !isSteady) break
    period = peak.at / beats
    reached = beats
  }
  return { period, isSteady }
}

function highest(repeats: Float64Array, middle: number, reach: number): { at: number; value: number } | null {
  let best = -1
  for (let lag = Math.ceil(middle - reach); lag <= middle + reach; lag++)
    if (lag > 0 && lag + 1 < repeats.length && (best < 0 || (repeats[lag] as number) > (repeats[best] as number)))
      best = lag
  if (best < 1) return null
  const left = repeats[best - 1] as number
  const value = repeats[best] as number
  const right = repeats[best + 1] as number
  if (value < left || value < right) return null
  return { at: best + (left - right) / (2 * Math.min(-1e-12, left - 2 * value + right)), value }
}

/** Onsets that repeat after one beat repeat after a bar and after four. */
function comb(repeats: Float64Array, period: number): number {
  let sum = 0
  for (const beats of COMB_BEATS) sum += at(repeats, beats * period)
  return sum / COMB_BEATS.length
}

function at(repeats: Float64Array, lag: number): number {
  const whole = Math.floor(lag)
  if (whole + 1 >= repeats.length) return 0
  const value = repeats[whole] as number
  return value + (lag - whole) * ((repeats[whole + 1] as number) - value)
}

/** Loud and quiet parts alike: each onset against the mean of the two seconds around it. */
function flattened({ strength, hopSeconds, frames }: OnsetEnvelope): Float64Array {
  const reach = Math.round(1 / hopSeconds)
  const flat = new Float64Array(frames)
  let sum = 0
  for (let frame = -reach; frame < frames; frame++) {
    if (frame + reach < frames) sum += strength[frame + reach] as number
    if (frame - reach - 1 >= 0) sum -= strength[frame - reach - 1] as number
    if (frame >= 0) flat[frame] = Math.min(MOST_ABOVE, (strength[frame] as number) / (sum / (2 * reach + 1) + 0.1))
  }
  const mean = flat.reduce((total, value) => total + value, 0) / frames
  return flat.map((value) => value - mean)
}

/** Mean product with itself after each lag, up to three quarters of the length. */
function autocorrelation(values: Float64Array): Float64Array {
  let size = 4
  while (size < 2 * values.length) size *= 2
  const { re, im, transform } = createFft(size)
  re.fill(0).set(values)
  im.fill(0)
  transform()
  for (let k = 0; k < size; k++) {
    re[k] = (re[k] as number) ** 2 + (im[k] as number) ** 2
    im[k] = 0
  }
  transform()
  const lags = Math.floor(0.75 * values.length)
  return Float64Array.from({ length: lags }, (_, lag) => (re[lag] as number) / size / (values.length - lag))
}

const SHORTEST_SECONDS = 4
const FASTEST_BPM = 200
const SLOWEST_BPM = 55
/** Most music lies around here (van Noorden and Moelants, 1999, find 120). */
const USUAL_BPM = 118
const USUAL_DEVIATION_OCTAVES = 0.6
const COMB_BEATS = [1, 2, 4, 8, 16]
const LONGEST_SHARE = 0.65
const LEAST_PEAK = 0.02
const STEADY = 0.5
const MOST_ABOVE = 6
