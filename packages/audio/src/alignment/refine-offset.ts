import type { OnsetEnvelope } from '../time/onset-envelope.ts'

/** A moment of the set at which something begins to sound, and how much it is heard. */
export type Attack = { readonly seconds: number; readonly weight: number }

/**
 * Lays attacks on onsets within ± REACH_SECONDS of a coarse offset. Where the onsets show no clear peak the coarse offset
 * stays: music without attacks, or attacks so close that a wrong one would be taken.
 */
export function refineOffset(envelope: OnsetEnvelope, attacks: readonly Attack[], coarseSeconds: number): number {
  const steps = Math.round(REACH_SECONDS / STEP_SECONDS)
  const support = new Float64Array(2 * steps + 1)
  for (const { seconds, weight } of attacks) {
    const from = (seconds + coarseSeconds) / envelope.hopSeconds
    if (from < -20 || from > envelope.frames + 20) continue
    for (let step = -steps; step <= steps; step++) {
      const at = from + (step * STEP_SECONDS) / envelope.hopSeconds
      const whole = Math.floor(at)
      if (whole < 0 || whole + 1 >= envelope.frames) continue
      const here = loud(envelope.strength[whole] as number)
      const next = loud(envelope.strength[whole + 1] as number)
      support[step + steps] = (support[step + steps] as number) + weight * (here + (at - whole) * (next - here))
    }
  }
  let mean = 0
  for (const value of support) mean += value / support.length
  if (mean <= 0) return coarseSeconds
  let best = -1
  let most = 0
  for (let at = 1; at + 1 < support.length; at++) {
    const away = ((at - steps) * STEP_SECONDS) / COARSE_DEVIATION_SECONDS
    const height = ((support[at] as number) / mean - 1) * Math.exp(-0.5 * away * away)
    if (
      height > most &&
      (support[at] as number) >= (support[at - 1] as number) &&
      (support[at] as number) >= (support[at + 1] as number)
    ) {
      most = height
      best = at
    }
  }
  if (best < 0 || most < CLEAR_PEAK) return coarseSeconds
  return coarseSeconds + (firstGroup(support, best) - steps) * STEP_SECONDS - LATENCY_SECONDS
}

/**
 * No sound comes before its note: where the support bends some ms before its peak, the bend is what begins at once, and the
 * peak what slow voices make of the same notes. A group that falls away before the peak is another event: the ends of notes.
 */
function firstGroup(support: Float64Array, peak: number): number {
  const height = (at: number): number => support[at] as number
  const bend = (at: number): number => 2 * height(at) - height(at - BEND_STEPS) - height(at + BEND_STEPS)
  const base = Math.min(...support.subarray(Math.max(0, peak - 2 * SLOWEST_STEPS), peak))
  let lowest = height(peak)
  let first = peak
  for (let at = peak - 1; at > Math.max(BEND_STEPS, peak - SLOWEST_STEPS); at--) {
    if (height(at) * KEPT > lowest) break
    lowest = Math.min(lowest, height(at))
    const isHigh = height(at) - base > 0.5 * (height(peak) - base)
    const isBent = bend(at) > CLEAR_BEND * bend(peak) && bend(at) >= bend(at - 1) && bend(at) > bend(at + 1)
    if (peak - at >= QUICKEST_STEPS && isHigh && isBent) first = at
  }
  return first
}

/** One loud hit must not outweigh all others. */
function loud(strength: number): number {
  return Math.sqrt(strength)
}

const REACH_SECONDS = 0.15
const STEP_SECONDS = 0.001
/** Coarse offsets of rendered songs lie up to 0.1 s from the truth: slow voices are late. */
const COARSE_DEVIATION_SECONDS = 0.06
/** Of the flux over two frames: it is largest when an attack has come some milliseconds into the window. */
const LATENCY_SECONDS = 0.0045
const CLEAR_PEAK = 0.05
/** How much later than others slow voices are heard, in steps: at most, and at least to be a group of their own. */
const SLOWEST_STEPS = 50
const QUICKEST_STEPS = 15
const BEND_STEPS = 8
/** How much of a group must still sound when the peak rises. */
const KEPT = 0.9
/** Against that of the peak. */
const CLEAR_BEND = 0.3
