import type { BeatRange } from '@kvint/report'
import { scaleLinear } from 'd3-scale'

/** Beats to pixels and back, for every picture with time from left to right. */
export function timeScale(range: BeatRange, width: number) {
  return scaleLinear([range.start, range.end], [0, Math.max(width, 1)])
}

export type TimeScale = ReturnType<typeof timeScale>
