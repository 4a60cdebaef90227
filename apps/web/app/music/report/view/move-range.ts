import type { BeatRange } from '@kvint/report'

/** Zooms about a beat: factor 2 shows half as much. Stays within the whole and above a quarter note. */
export function zoomRange(range: BeatRange, whole: BeatRange, factor: number, about = middle(range)): BeatRange {
  const length = clamp((range.end - range.start) / factor, SHORTEST_BEATS, whole.end - whole.start)
  const share = (about - range.start) / (range.end - range.start || 1)
  return within({ start: about - share * length, end: about + (1 - share) * length }, whole)
}

/** Moves by a share of what is shown: 1 is a whole window on, −0.25 a quarter back. */
export function panRange(range: BeatRange, whole: BeatRange, share: number): BeatRange {
  const by = (range.end - range.start) * share
  return within({ start: range.start + by, end: range.end + by }, whole)
}

/** Two fingers hold beats of the song: `shares` says how far along the window each of them is now, 0…1. */
export function pinchRange(
  range: BeatRange,
  whole: BeatRange,
  held: readonly [number, number],
  shares: readonly [number, number],
): BeatRange {
  const apart = Math.abs(shares[1] - shares[0])
  if (apart === 0) return range
  const length = clamp(Math.abs(held[1] - held[0]) / apart, SHORTEST_BEATS, whole.end - whole.start)
  const start = (held[0] + held[1]) / 2 - ((shares[0] + shares[1]) / 2) * length
  return within({ start, end: start + length }, whole)
}

/** Shows a stretch with some room about it, so that it is seen in its place. */
export function frameRange(stretch: BeatRange, whole: BeatRange): BeatRange {
  const length = Math.max(stretch.end - stretch.start, SHORTEST_BEATS)
  const room = Math.max(length * 0.125, 4 - length / 2, 0)
  return within({ start: stretch.start - room, end: stretch.end + room }, whole)
}

function within(range: BeatRange, whole: BeatRange): BeatRange {
  const length = Math.min(range.end - range.start, whole.end - whole.start)
  const start = clamp(range.start, whole.start, whole.end - length)
  return { start, end: start + length }
}

function middle({ start, end }: BeatRange): number {
  return (start + end) / 2
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}

const SHORTEST_BEATS = 1
