import { median } from '../measure/median.ts'
import { THIRD_OCTAVES_HZ } from '../measure/third-octaves.ts'

const BANDS = THIRD_OCTAVES_HZ.length

/** A moment from which sounds that came before come again, all quieter by the same. */
export type QuieterAgain = { readonly frame: number; readonly fall: number }

/** Frames of a song laid beside those of their kind: what sounds alike in all bands but for its level. */
export type LikeMoments = {
  /**
   * A moment after which the same sounds come quieter. In music that goes on as it did, frames before it and the frames after it that are
   * most like them are equally loud, whatever has entered or left between. Where the song was turned down, most are quieter by one amount.
   */
  readonly quieterAgain: () => QuieterAgain | null
  /** Whether the song also rises or falls by a good part of a fall on one of its sides, as what fades does. */
  readonly isFading: (step: QuieterAgain) => boolean
}

/**
 * Finds the moments of a song that are like each other.
 *
 * ```ts
 * likeMoments(levels, 86).quieterAgain() // { frame: 121, fall: 5 }
 * ```
 * @param levels dB of the third octaves, frame by frame
 * @param reach frames that are compared to either side
 */
export function likeMoments(levels: Float32Array, reach: number): LikeMoments {
  const moments = momentsOf(levels)
  const distances = distancesWithin(moments, 2 * reach)
  const count = moments.levels.length
  /** The ends of a song may fade. */
  const near = (side: number): number => Math.floor((2 * Math.min(reach, side)) / 3)
  const driftsBeside = (frame: number): (number | null)[] =>
    [frame - near(frame), frame].map((from) => {
      const to = from < frame ? frame : frame + near(count - frame)
      const perFrame = driftWithin(moments, distances, from, to)
      return perFrame === null ? null : Math.abs(perFrame) * near(reach)
    })
  const isFading = ({ frame, fall }: QuieterAgain): boolean =>
    driftsBeside(frame).some((drift) => drift !== null && drift > MOST_DRIFT * fall)
  const isSteady = ({ frame, fall }: QuieterAgain): boolean =>
    driftsBeside(frame).every((drift) => drift !== null && drift <= MOST_DRIFT * fall)
  const quieterAgain = (): QuieterAgain | null => {
    let best: (QuieterAgain & { readonly score: number }) | null = null
    const margin = Math.min(reach, FEWEST_FRAMES)
    for (let frame = margin; frame <= count - margin; frame += EVERY) {
      const [from, to] = [Math.max(0, frame - reach), Math.min(count, frame + reach)]
      const across = alikeAcross(moments, distances, from, frame, to)
      if (across.length < FEWEST_PAIRS) continue
      const { fall, score } = clearestFall(across)
      if (score <= Math.max(LEAST_SCORE, best?.score ?? 0)) continue
      if (lasts(across) && isSteady({ frame, fall })) best = { frame, fall, score }
    }
    return best && { frame: best.frame, fall: best.fall }
  }
  return { quieterAgain, isFading }
}

type Moments = {
  /** Mean of the bands in dB, and what each band stands above it. */
  readonly levels: Float32Array
  readonly shapes: readonly Float32Array[]
  readonly isHeard: readonly boolean[]
}

type Pair = { readonly fall: number; readonly weight: number; readonly after: number; readonly perFrame: number }

function momentsOf(all: Float32Array): Moments {
  const count = all.length / BANDS
  const totals = Float32Array.from({ length: count }, (_, frame) => {
    let power = 0
    for (let band = 0; band < BANDS; band++) power += 10 ** ((all[frame * BANDS + band] as number) / 10)
    return 10 * Math.log10(power + 1e-12)
  })
  const loud = totals.toSorted()[Math.floor(count * 0.95)] ?? 0
  const levels = new Float32Array(count)
  const shapes = Array.from({ length: count }, (_, frame) => {
    const floor = (totals[frame] as number) - 40
    const shape = all
      .slice(frame * BANDS + FIRST_BAND, frame * BANDS + LAST_BAND)
      .map((level) => Math.max(level, floor))
    const mean = shape.reduce((sum, level) => sum + level, 0) / shape.length
    levels[frame] = mean
    return shape.map((level) => level - mean)
  })
  return { levels, shapes, isHeard: Array.from(totals, (total) => total > loud - 30) }
}

/** Mean square of the difference between two shapes: of each frame to so many after it. */
function distancesWithin({ shapes, isHeard }: Moments, lags: number): (earlier: number, later: number) => number {
  const distances = new Float32Array(shapes.length * (lags + 1)).fill(Infinity)
  for (const [earlier, shape] of shapes.entries()) {
    if (!isHeard[earlier]) continue
    for (let later = earlier + 1; later <= Math.min(shapes.length - 1, earlier + lags); later++) {
      if (!isHeard[later]) continue
      const other = shapes[later] as Float32Array
      let sum = 0
      for (let band = 0; band < shape.length; band++) sum += ((shape[band] as number) - (other[band] as number)) ** 2
      distances[earlier * (lags + 1) + later - earlier] = sum / shape.length
    }
  }
  return (earlier, later) => distances[earlier * (lags + 1) + later - earlier] as number
}

type Distances = ReturnType<typeof distancesWithin>

/** Each frame before with the few most alike after it, and each after with those before. */
function alikeAcross(moments: Moments, distances: Distances, from: number, middle: number, to: number): Pair[] {
  const pairs: Pair[] = []
  for (let before = from; before < middle; before++)
    for (const after of nearest(middle, to, (later) => distances(before, later)))
      pairs.push(pairOf(moments, distances, before, after))
  for (let after = middle; after < to; after++)
    for (const before of nearest(from, middle, (earlier) => distances(earlier, after)))
      pairs.push(pairOf(moments, distances, before, after))
  return pairs
}

function pairOf({ levels }: Moments, distances: Distances, before: number, after: number): Pair {
  return {
    fall: (levels[before] as number) - (levels[after] as number),
    weight: 1 / (2 + distances(before, after)),
    after,
    perFrame: ((levels[before] as number) - (levels[after] as number)) / (after - before),
  }
}

/** The few frames of a stretch that are nearest, of those that are near at all. */
function nearest(from: number, to: number, distanceTo: (frame: number) => number): number[] {
  const kept: { readonly frame: number; readonly distance: number }[] = []
  for (let frame = from; frame < to; frame++) {
    const distance = distanceTo(frame)
    if (distance >= (kept.length < NEAREST ? FARTHEST : (kept.at(-1) as { distance: number }).distance)) continue
    const at = kept.findIndex((other) => other.distance > distance)
    kept.splice(at < 0 ? kept.length : at, 0, { frame, distance })
    if (kept.length > NEAREST) kept.pop()
  }
  return kept.map(({ frame }) => frame)
}

/** Which fall most pairs share, and the logarithm of how many more share it than none. */
function clearestFall(pairs: readonly Pair[]): { readonly fall: number; readonly score: number } {
  const counts = new Float64Array(HISTOGRAM_STEPS)
  let all = 0
  for (const { fall, weight } of pairs) {
    all += weight
    const at = Math.round((fall - LOWEST_FALL_DB) / STEP_DB)
    if (at >= 0 && at < HISTOGRAM_STEPS) counts[at] = (counts[at] as number) + weight
  }
  /** The share of pairs about a fall, under a bell. */
  const shareAt = (fall: number): number => {
    const middle = Math.round((fall - LOWEST_FALL_DB) / STEP_DB)
    return KERNEL.reduce((sum, value, at) => sum + value * (counts[middle + at - KERNEL_REACH] ?? 0), 0) / all
  }
  const most = (low: number, high: number): { fall: number; share: number } => {
    let best = { fall: low, share: 0 }
    for (let fall = low; fall <= high; fall += STEP_DB) {
      const share = shareAt(fall)
      if (share > best.share) best = { fall, share }
    }
    return best
  }
  const clear = most(LEAST_FALL_DB, MOST_FALL_DB)
  const none = most(-1.5, 1.5)
  return { fall: clear.fall, score: Math.log((clear.share + 0.02) / (none.share + 0.02)) }
}

/** What was turned down is as much quieter soon after as later; a dip comes back. */
function lasts(pairs: readonly Pair[]): boolean {
  const inTime = pairs.toSorted((a, b) => a.after - b.after)
  const parts = Array.from({ length: TIME_PARTS }, (_, part) =>
    medianFall(
      inTime.slice(
        Math.floor((part * inTime.length) / TIME_PARTS),
        Math.floor(((part + 1) * inTime.length) / TIME_PARTS),
      ),
    ),
  )
  return Math.min(...parts) >= LEAST_LASTING * Math.max(...parts)
}

/** By how much a frame what is alike some seconds later has fallen, in the median, within one stretch; null where too little is. */
function driftWithin(moments: Moments, distances: Distances, from: number, to: number): number | null {
  const pairs: Pair[] = []
  const lag = Math.min(LEAST_DRIFT_LAG, Math.floor((to - from) / 4))
  for (let earlier = from; earlier < to; earlier++)
    for (const later of nearest(earlier + lag, to, (frame) => distances(earlier, frame)))
      pairs.push(pairOf(moments, distances, earlier, later))
  return pairs.length < FEWEST_LATER ? null : median(pairs.map(({ perFrame }) => perFrame))
}

function medianFall(pairs: readonly Pair[]): number {
  return median(pairs.map(({ fall }) => fall))
}

/** 50 Hz to 12.5 kHz. */
const FIRST_BAND = 4
const LAST_BAND = 29
const NEAREST = 3
/** 5 dB in each band. */
const FARTHEST = 25
/** Frames from one moment that is tried to the next. */
const EVERY = 2
/** 10 s: the end of a song may fade. */
const FEWEST_FRAMES = 54
const FEWEST_PAIRS = 30
const LEAST_FALL_DB = 3.5
const MOST_FALL_DB = 9
const LOWEST_FALL_DB = -6
const STEP_DB = 0.25
const HISTOGRAM_STEPS = 80
const KERNEL_REACH = 10
const KERNEL = Array.from({ length: 2 * KERNEL_REACH + 1 }, (_, at) =>
  Math.exp(-0.5 * (((at - KERNEL_REACH) * STEP_DB) / 0.8) ** 2),
)
const LEAST_SCORE = 0.35
const TIME_PARTS = 3
/** 2 s. */
const LEAST_DRIFT_LAG = 11
const FEWEST_LATER = 5
const MOST_DRIFT = 0.8
/** Steps of 5 dB in 33 songs keep 0.46 and more; ends that fade over ten seconds 0.26 at most, dips of 8 s 0.16. */
const LEAST_LASTING = 0.36
