import type { BeatRange } from '@kvint/report'

export type TimeScale = {
  (beat: number): number
  readonly invert: (x: number) => number
  /** In beats. */
  readonly domain: () => readonly [from: number, to: number]
  /** In pixels. */
  readonly range: () => readonly [left: number, right: number]
}

/** Beats to pixels and back, for every picture with time from left to right. */
export function timeScale({ start, end }: BeatRange, room: number): TimeScale {
  const width = Math.max(room, 1)
  const beats = end - start
  const toPixels = (beat: number) => (beats === 0 ? width / 2 : ((beat - start) / beats) * width)
  return Object.assign(toPixels, {
    invert: (x: number) => start + (x / width) * beats,
    domain: () => [start, end] as const,
    range: () => [0, width] as const,
  })
}
