/** Level to height as on a mixer: the upper decibels wide, the lower ones close. −70 dB is the stop of the fader. */
export function faderScale(levels: readonly number[], top: number, bottom: number) {
  const lowest = Math.min(-24, ...levels)
  const steps = FADER.filter(([level]) => level >= lowest || level === stepBelow(lowest))
  const floor = steps[0]?.[1] ?? 0
  const heightOf = (share: number) => bottom + ((top - bottom) * (share - floor)) / (1 - floor)
  const scale = (level: number) => heightOf(shareOf(level, steps))
  return { scale, ticks: steps.map(([level]) => level) }
}

/** Straight between two steps; beyond the first and the last as there. */
function shareOf(level: number, steps: readonly FaderStep[]): number {
  const next = steps.findIndex(([step]) => step >= level)
  const [above, below] = [steps.at(next), steps[next - 1]]
  if (!above || !below) return above?.[1] ?? 0
  return below[1] + ((level - below[0]) / (above[0] - below[0])) * (above[1] - below[1])
}

type FaderStep = readonly [level: number, share: number]

/** Levels and the part of the travel at which Live's fader shows them, near enough. */
const FADER: readonly FaderStep[] = [
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
