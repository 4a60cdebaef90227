import type { MeterSpan } from '@kvint/report'
import type { PlacedClip } from '../song/song.ts'
import { silentBars } from './silent-bars.ts'
import { soundingStretches } from './sounding.ts'
import type { Stretch } from '../signal/fader-curve.ts'

/**
 * The song without the snippets that were left far before or behind it: what four silent bars or more part from the
 * rest, and what lasts for less than a quarter of the longest such piece, is none of it.
 *
 * `songBody(clips, meters)` → `[{ start: 212, end: 404 }]`, for a song behind a few bars of leftovers
 */
export function songBody(clips: readonly PlacedClip[], meters: readonly MeterSpan[]): Stretch[] {
  const sounding = soundingStretches(clips, { start: 0, end: Infinity })
  const [first, last] = [sounding[0], sounding.at(-1)]
  if (!first || !last) return []
  const holes = silentBars(sounding, meters).filter(({ from, to }) => to - from + 1 >= FEWEST_BARS)
  const starts = [first.start, ...holes.map(({ endBeats }) => endBeats)]
  const ends = [...holes.map(({ startBeats }) => startBeats), last.end]
  const pieces = starts.map((start, index) => ({ start, end: ends[index] ?? last.end }))
  const longest = Math.max(...pieces.map(lengthOf))
  return pieces.filter((piece) => lengthOf(piece) >= longest * LEAST_SHARE)
}

function lengthOf({ start, end }: Stretch): number {
  return end - start
}

/** A pause for effect is shorter: a rule of thumb. */
const FEWEST_BARS = 4
const LEAST_SHARE = 0.25
