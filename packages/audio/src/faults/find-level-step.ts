import type { SpectrumFrames } from '../measure/spectrum-meter.ts'
import { median } from '../measure/median.ts'
import { THIRD_OCTAVES_HZ } from '../measure/third-octaves.ts'
import type { Fault } from './fault.ts'
import type { FaultEvidence } from './fault-evidence.ts'
import { likeMoments, type QuieterAgain } from './like-moments.ts'

const BANDS = THIRD_OCTAVES_HZ.length

/**
 * A moment from which everything is quieter by one and the same amount: the same music, turned down. An arrangement
 * that thins out changes its bands by different amounts; here all bands fall together, by 3.5 dB or more: their spread is
 * 0.9 dB at most, where that of falls in clean songs is 2.4 at least. Silence at head and tail is no part of the song.
 */
export function findLevelStep({ spectrum, durationSeconds }: FaultEvidence): Fault[] {
  const { secondsPerFrame } = spectrum
  if (durationSeconds < SHORTEST_SONG_SECONDS) return []
  const { first, frames, left, right } = soundingPart(spectrum)
  const near = Math.round(2 / secondsPerFrame)
  const sums = runningBandSums(left, right, frames)
  const seconds = frames * secondsPerFrame
  const own = Math.min(LONGEST_REACH_SECONDS, seconds / 5)
  const reaches = [own, ...REACHES_SECONDS.filter((reach) => reach <= seconds / 2)]
  const moments = likeMoments(levelsOf(left, right), Math.round(LONGEST_REACH_SECONDS / secondsPerFrame))
  const found =
    reaches
      .map((reach) => stepOver(sums, frames, Math.round(reach / secondsPerFrame), near))
      .find((step) => step && !moments.isFading(step)) ?? moments.quieterAgain()
  if (!found) return []
  const startSeconds = (first + clearestFrame(sums, frames, found, near)) * secondsPerFrame
  return [{ kind: 'drop-quieter-than-verse', startSeconds, endSeconds: durationSeconds, value: found.fall }]
}

/** The frame beside which the two seconds before and after differ most by the fall, and most alike in all bands. */
function clearestFrame(sums: Float64Array, frames: number, { frame, fall }: QuieterAgain, near: number): number {
  let best = { frame, miss: Infinity }
  for (let at = Math.max(near, frame - near); at <= Math.min(frames - near, frame + near); at++) {
    const falls = bandFalls(sums, at - near, at, at + near)
    const miss = median(falls.map((value) => Math.abs(value - fall)))
    if (falls.length > 0 && miss < best.miss) best = { frame: at, miss }
  }
  return best.frame
}

function levelsOf(left: Float32Array, right: Float32Array): Float32Array {
  return left.map((power, at) => 10 * Math.log10((power + (right[at] as number)) / 2 + 1e-12))
}

/** From the first frame above −60 dBFS to the last. */
function soundingPart({ left, right, frames }: SpectrumFrames) {
  const powers = Array.from({ length: frames }, (_, frame) => {
    let power = 0
    for (let at = frame * BANDS; at < (frame + 1) * BANDS; at++) power += (left[at] as number) + (right[at] as number)
    return power / 2
  })
  const first = Math.max(
    0,
    powers.findIndex((power) => power > SILENCE_POWER),
  )
  const end = powers.findLastIndex((power) => power > SILENCE_POWER) + 1
  const part = (values: Float32Array): Float32Array => values.subarray(first * BANDS, end * BANDS)
  return { first, frames: Math.max(0, end - first), left: part(left), right: part(right) }
}

/** The clearest fall from so many frames to the next as many. */
function stepOver(sums: Float64Array, frames: number, reach: number, near: number): Step | null {
  let best: (Step & { readonly score: number }) | null = null
  for (let frame = reach; frame <= frames - reach; frame++) {
    const falls = bandFalls(sums, frame - reach, frame, frame + reach)
    if (falls.length < FEWEST_BANDS) continue
    const fall = median(falls)
    const spread = median(falls.map((value) => Math.abs(value - fall)))
    if (fall < LEAST_FALL_DB || fall > MOST_FALL_DB || spread > MOST_SPREAD_DB) continue
    // A fade falls as evenly, but slowly; a dip comes back.
    const atOnce = median(bandFalls(sums, frame - near, frame, frame + near))
    const lasting = median(bandFalls(sums, frame - reach, frame, Math.min(frames, frame + 3 * reach)))
    const score = fall - 2 * spread
    if (atOnce >= 0.6 * fall && lasting >= 0.4 * fall && score > (best?.score ?? -Infinity))
      best = { frame, fall, score }
  }
  return best
}

type Step = { readonly frame: number; readonly fall: number }

/** By how much each band that carries sound falls from the first stretch to the second, in dB. */
function bandFalls(sums: Float64Array, from: number, middle: number, to: number): number[] {
  const before: number[] = []
  const after: number[] = []
  for (let band = FIRST_BAND; band < LAST_BAND; band++) {
    before.push((sums[middle * BANDS + band] as number) - (sums[from * BANDS + band] as number))
    after.push((sums[to * BANDS + band] as number) - (sums[middle * BANDS + band] as number))
  }
  const top = Math.max(...before)
  return before.flatMap((power, band) =>
    power > top * 1e-5 ? [10 * Math.log10(power / Math.max(power * 1e-9, after[band] as number))] : [],
  )
}

function runningBandSums(left: Float32Array, right: Float32Array, frames: number): Float64Array {
  const sums = new Float64Array((frames + 1) * BANDS)
  for (let i = 0; i < frames * BANDS; i++)
    sums[i + BANDS] = (sums[i] as number) + (left[i] as number) + (right[i] as number)
  return sums
}

const LONGEST_REACH_SECONDS = 16
/** Tried in turn where a fifth of the song tells nothing: music that repeats is even over one of them. */
const REACHES_SECONDS = [4, 6, 9, 12, 16]
const SHORTEST_SONG_SECONDS = 10
const SILENCE_POWER = 1e-6
const LEAST_FALL_DB = 3.5
const MOST_FALL_DB = 12
const MOST_SPREAD_DB = 0.9
const FEWEST_BANDS = 12
/** 50 Hz to 12.5 kHz. */
const FIRST_BAND = 4
const LAST_BAND = 29
