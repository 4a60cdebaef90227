import { scaleLinear } from 'd3-scale'

/** Level to height as on a mixer: the upper decibels wide, the lower ones close. −70 dB is the stop of the fader. */
export function faderScale(levels: readonly number[], top: number, bottom: number) {
  const lowest = Math.min(-24, ...levels)
  const steps = FADER.filter(([level]) => level >= lowest || level === stepBelow(lowest))
  const shares = steps.map(([, share]) => share)
  const floor = shares[0] ?? 0
  const scale = scaleLinear(
    steps.map(([level]) => level),
    shares.map((share) => bottom + ((top - bottom) * (share - floor)) / (1 - floor)),
  ).clamp(true)
  return { scale, ticks: steps.map(([level]) => level) }
}

/** Levels and the part of the travel at which Live's fader shows them, near enough. */
const FADER: readonly (readonly [level: number, share: number])[] = [
  [-70, 0],
  [-40, 0.12],
  [-24, 0.29],
  [-12, 0.55],
  [-6, 0.7],
  [0, 0.85],
  [6, 1],
]

function stepBelow(level: number): number {
  return FADER.findLast(([step]) => step <= level)?.[0] ?? -70
}
