import type { Block } from '../sound.ts'
import { curveBounds, type CurveBounds, type CurveTaps } from './curve-bounds.ts'
import { growingFloats } from './growing-floats.ts'
import { KERNEL_FRAMES, RUN, TAPS } from './kernel-places.ts'

/** A stretch in which the rebuilt curve goes over full scale; places less than 0.1 s apart are one. */
export type PeakPlace = { startSeconds: number; endSeconds: number; peak: number }

export type TruePeak = {
  /** Highest value of the curve between the samples, 1 = full scale. */
  readonly peak: number
  readonly seconds: number
  /** Highest sample. */
  readonly samplePeak: number
  /** Where the curve goes over full scale, at most 1,000 places. */
  readonly overs: readonly PeakPlace[]
  /** Highest sample in each tenth of a second. */
  readonly peaks: Float32Array
}

export type TruePeakMeter = { readonly add: (block: Block) => void; readonly read: () => TruePeak }

/** Decibels of an amplitude; −Infinity for none. */
export const toDb = (amplitude: number): number => (amplitude > 0 ? 20 * Math.log10(amplitude) : -Infinity)

/**
 * True peak (ITU-R BS.1770-5, Annex 2): the curve between samples is rebuilt at four times the rate (twice from 120 kHz
 * on, not at all from 240 kHz on) with 12 taps a phase, and its highest value read.
 *
 * Runs of samples that cannot come near the highest value so far, nor near full scale, are passed over: no sum of taps
 * can reach further than the sum of their sizes. The result is the same to the last bit.
 */
export function createTruePeakMeter(
  sampleRateHz: number,
  channels: number,
  bounds: CurveBounds = curveBounds(CURVE_TAPS, REACH),
): TruePeakMeter {
  const factor = sampleRateHz >= 240_000 ? 1 : sampleRateHz >= 120_000 ? 2 : 4
  const overs: PeakPlace[] = []
  let frames = 0
  let best = 0
  let bestFrame = 0
  let samplePeak = 0
  const tenths = growingFloats()
  const framesPerTenth = sampleRateHz / 10

  const noteOver = (frame: number, value: number): void => {
    const seconds = frame / sampleRateHz
    // Channels of one block are read one after the other, so a place may lie before the last one.
    const near = overs.findLast((place) => seconds >= place.startSeconds - 0.1 && seconds <= place.endSeconds + 0.1)
    if (near) {
      near.startSeconds = Math.min(near.startSeconds, seconds)
      near.endSeconds = Math.max(near.endSeconds, seconds)
      near.peak = Math.max(near.peak, value)
    } else if (overs.length < MAX_PLACES) overs.push({ startSeconds: seconds, endSeconds: seconds, peak: value })
  }

  const lines = Array.from({ length: channels }, () => ({ tail: new Float32Array(TAPS) }))

  const add = (block: Block): void => {
    const length = block[0]?.length ?? 0
    for (const [c, { tail }] of lines.entries()) {
      const input = block[c] as Float32Array
      for (let from = 0; from < length; from += KERNEL_FRAMES) {
        const count = Math.min(length - from, KERNEL_FRAMES)
        const { line } = bounds
        line.set(tail)
        line.set(input.subarray(from, from + count), TAPS)
        line.fill(0, TAPS + count, TAPS + count + 2 * RUN + TAPS)
        scan(frames + from, count)
        tail.set(line.subarray(count, count + TAPS))
      }
    }
    frames += length
  }

  const scan = (startFrame: number, length: number): void => {
    const { line, peaks, curves } = bounds
    bounds.read(Math.ceil(length / RUN), Math.min(best, OVER))
    for (let run = 0; run * RUN < length; run++) {
      const from = run * RUN
      const reach = Math.max(peaks[run] as number, peaks[run + 1] as number)
      if (reach > samplePeak) samplePeak = reach
      tenths.raise(Math.floor(Math.max(0, startFrame + from - TAPS) / framesPerTenth), reach)
      if ((curves[run] as number) * SLACK <= Math.min(best, OVER)) continue
      for (let i = from; i < Math.min(length, from + RUN); i++) {
        // line[i + 5] and line[i + 6] are the neighbours of what is rebuilt at i.
        const value =
          factor === 4 ? highestOfFour(line, i) : factor === 2 ? highestOfTwo(line, i) : Math.abs(line[i + 6] as number)
        if (value > best) {
          best = value
          bestFrame = startFrame + i - TAPS + 6
        }
        if (value > OVER) noteOver(Math.max(0, startFrame + i - TAPS + 6), value)
      }
    }
  }

  const read = (): TruePeak => {
    // The last samples have had no neighbours yet: silence follows them.
    add(Array.from({ length: channels }, () => new Float32Array(TAPS)))
    frames -= TAPS
    overs.sort((a, b) => a.startSeconds - b.startSeconds)
    return { peak: best, seconds: Math.max(0, bestFrame) / sampleRateHz, samplePeak, overs, peaks: tenths.values() }
  }
  return { add, read }
}

/** The second tap of a pair is the mirror of the first, so sums and differences serve both quarter points at once. */
function highestOfFour(x: Float32Array, i: number): number {
  const x0 = x[i] as number
  const x1 = x[i + 1] as number
  const x2 = x[i + 2] as number
  const x3 = x[i + 3] as number
  const x4 = x[i + 4] as number
  const x5 = x[i + 5] as number
  const x6 = x[i + 6] as number
  const x7 = x[i + 7] as number
  const x8 = x[i + 8] as number
  const x9 = x[i + 9] as number
  const x10 = x[i + 10] as number
  const x11 = x[i + 11] as number
  const s0 = x0 + x11
  const s1 = x1 + x10
  const s2 = x2 + x9
  const s3 = x3 + x8
  const s4 = x4 + x7
  const s5 = x5 + x6
  const half = Math.abs(H0 * s0 + H1 * s1 + H2 * s2 + H3 * s3 + H4 * s4 + H5 * s5)
  const even = E0 * s0 + E1 * s1 + E2 * s2 + E3 * s3 + E4 * s4 + E5 * s5
  const odd = D0 * (x0 - x11) + D1 * (x1 - x10) + D2 * (x2 - x9) + D3 * (x3 - x8) + D4 * (x4 - x7) + D5 * (x5 - x6)
  // |even + odd| or |even − odd|, whichever is higher.
  const quarter = Math.abs(even) + Math.abs(odd)
  const own = Math.abs(x6)
  const between = half > quarter ? half : quarter
  return own > between ? own : between
}

function highestOfTwo(x: Float32Array, i: number): number {
  let half = 0
  for (let k = 0; k < 6; k++) half += (HALF[k] as number) * ((x[i + k] as number) + (x[i + 11 - k] as number))
  return Math.max(Math.abs(half), Math.abs(x[i + 6] as number))
}

/**
 * Taps of the point that lies `fraction` of a sample after the sixth of twelve: a sinc under a raised cosine of 14
 * samples, whose response is within 0.02 dB up to a quarter of the rate, within 0.35 dB up to four tenths.
 */
function taps(fraction: number): readonly number[] {
  const raw = Array.from({ length: TAPS }, (_, k) => {
    const t = k - 5 - fraction
    const sinc = t === 0 ? 1 : Math.sin(Math.PI * t) / (Math.PI * t)
    return sinc * (0.5 + 0.5 * Math.cos((Math.PI * t) / 7))
  })
  const sum = raw.reduce((a, b) => a + b, 0)
  return raw.map((tap) => tap / sum)
}

const MAX_PLACES = 1000
/** 0.2 dB over full scale: as far as BS.1770-5 lets a meter read too high (EBU Tech 3341, cases 15 to 23). */
const OVER = 10 ** (0.2 / 20)
const HALF = taps(0.5)
const QUARTER = taps(0.25)
export const CURVE_TAPS: CurveTaps = {
  half: HALF.slice(0, 6),
  even: [0, 1, 2, 3, 4, 5].map((k) => ((QUARTER[k] as number) + (QUARTER[11 - k] as number)) / 2),
  odd: [0, 1, 2, 3, 4, 5].map((k) => ((QUARTER[k] as number) - (QUARTER[11 - k] as number)) / 2),
}
type Six = readonly [number, number, number, number, number, number]
const [H0, H1, H2, H3, H4, H5] = CURVE_TAPS.half as unknown as Six
const [E0, E1, E2, E3, E4, E5] = CURVE_TAPS.even as unknown as Six
const [D0, D1, D2, D3, D4, D5] = CURVE_TAPS.odd as unknown as Six
/** How much higher than its neighbours the curve can go at most. */
export const REACH = Math.max(
  HALF.reduce((sum, tap) => sum + Math.abs(tap), 0),
  QUARTER.reduce((sum, tap) => sum + Math.abs(tap), 0),
)
/** The kernel computes in single precision: what comes this near is computed again in double. */
const SLACK = 1 + 1e-5
