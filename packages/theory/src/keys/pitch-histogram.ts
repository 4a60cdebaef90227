import type { Frames } from '../notes/frames.ts'

/** Shares of sounding time of the twelve pitch classes; they add up to 1. */
export function pitchHistogram(frames: Frames): number[] {
  const histogram = Array.from<number>({ length: 12 }).fill(0)
  let total = 0
  for (let index = 0; index < frames.sounding.length; index++) {
    const value = frames.sounding[index] ?? 0
    histogram[index % 12] = (histogram[index % 12] ?? 0) + value
    total += value
  }
  return histogram.map((value) => (total > 0 ? value / total : 0))
}
