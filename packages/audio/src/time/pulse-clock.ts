import type { OnsetEnvelope } from './onset-envelope.ts'
import type { Pulse } from './tempo.ts'

/** Where in the music each moment lies, counted in pulses. */
export type PulseClock = {
  /** Pulses passed at each frame of the onset envelope. */
  readonly pulses: Float64Array
  readonly secondsAt: (pulses: number) => number
}

/** A clock that ticks evenly, or, where the tempo wanders, with the onsets. */
export function pulseClock(envelope: OnsetEnvelope, pulse: Pulse): PulseClock {
  return pulse.isSteady ? evenClock(envelope, pulse.periodSeconds) : trackedClock(envelope, pulse.periodSeconds)
}

function evenClock({ frames, hopSeconds }: OnsetEnvelope, periodSeconds: number): PulseClock {
  return {
    pulses: Float64Array.from({ length: frames }, (_, frame) => (frame * hopSeconds) / periodSeconds),
    secondsAt: (pulses) => pulses * periodSeconds,
  }
}

/** Dynamic programming over onsets: each tick likes an onset and about the period (Ellis, "Beat tracking by dynamic programming", 2007). */
function trackedClock({ strength, frames, hopSeconds }: OnsetEnvelope, periodSeconds: number): PulseClock {
  const period = periodSeconds / hopSeconds
  const score = new Float64Array(frames)
  const back = new Int32Array(frames).fill(-1)
  for (let frame = 0; frame < frames; frame++) {
    let best = 0
    for (let gap = Math.round(period * 0.7); gap <= period * 1.4; gap++) {
      const from = frame - gap
      if (from < 0) break
      const value = (score[from] as number) - TIGHTNESS * Math.log(gap / period) ** 2
      if (value <= best) continue
      best = value
      back[frame] = from
    }
    score[frame] = best + Math.sqrt(strength[frame] as number)
  }
  const ticks = ticksFrom(score, back, period)
  return clockOf(smoothed(ticks), frames, hopSeconds, period)
}

function ticksFrom(score: Float64Array, back: Int32Array, period: number): number[] {
  let last = score.length - 1
  for (let frame = Math.max(0, Math.floor(score.length - 1.5 * period)); frame < score.length; frame++)
    if ((score[frame] as number) > (score[last] as number)) last = frame
  const ticks: number[] = []
  for (let frame = last; frame >= 0; frame = back[frame] as number) ticks.push(frame)
  return ticks.reverse()
}

/** Single onsets are early or late; the tempo between five of them is not. */
function smoothed(ticks: readonly number[]): number[] {
  return ticks.map((tick, index) => {
    const reach = Math.min(3, index, ticks.length - 1 - index)
    if (reach < 1) return tick
    let sum = 0
    for (let at = index - reach; at <= index + reach; at++) sum += ticks[at] as number
    return 0.5 * tick + (0.5 * sum) / (2 * reach + 1)
  })
}

function clockOf(ticks: readonly number[], frames: number, hopSeconds: number, period: number): PulseClock {
  const framesAt = (pulses: number): number => {
    const whole = Math.floor(pulses)
    const here = ticks[whole]
    const next = ticks[whole + 1]
    if (here !== undefined && next !== undefined) return here + (pulses - whole) * (next - here)
    if (pulses < 0 || ticks.length === 0) return (ticks[0] ?? 0) + pulses * period
    return (ticks.at(-1) ?? 0) + (pulses - ticks.length + 1) * period
  }
  const pulses = new Float64Array(frames)
  let tick = 0
  for (let frame = 0; frame < frames; frame++) {
    while (framesAt(tick + 1) <= frame) tick++
    const from = framesAt(tick)
    pulses[frame] =
      frame < (ticks[0] ?? 0) ? (frame - (ticks[0] ?? 0)) / period : tick + (frame - from) / (framesAt(tick + 1) - from)
  }
  return { pulses, secondsAt: (count) => framesAt(count) * hopSeconds }
}

const TIGHTNESS = 60
