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
  return coarseSeconds + (best - steps) * STEP_SECONDS - LATENCY_SECONDS
}

/** One loud hit must not outweigh all others. */
function loud(strength: number): number {
  return Math.sqrt(strength)
}

const REACH_SECONDS = 0.15
const STEP_SECONDS = 0.001
/** How far coarse offsets of rendered songs lie from the truth. */
const COARSE_DEVIATION_SECONDS = 0.04
/** Of the flux over two frames: it is largest when an attack has come some milliseconds into the window. */
const LATENCY_SECONDS = 0.003
const CLEAR_PEAK = 0.05
