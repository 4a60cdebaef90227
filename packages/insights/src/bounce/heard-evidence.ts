import type { BarRange, Evidence, Message, Place } from '@kvint/report'
import { aboutSet } from '../checks/evidence.ts'
import { barsOfStretch, type Bounce, playingIn } from './bounce.ts'
import type { Stretch } from './stretch.ts'
import { plain, quotedTracks, type Said } from '../words/figures.ts'
import { clock } from '../words/number-words.ts'
import { say } from '../words/say.ts'

/** A heard fact: what was measured, where it lies in bars and minutes, and who plays there. */
export function heardAt(bounce: Bounce, said: Said, stretch: Stretch, roles?: ReadonlySet<string>): Evidence {
  const bars = barsOfStretch(bounce, stretch)
  const playing = playingIn(bounce, bars, roles)
  const where = whereWords(bars, stretch)
  const areNamed = playing.length > 0 && playing.length <= MOST_PLAYING
  return aboutSet(
    areNamed
      ? say`${where}: ${said}; ${quotedTracks(playing)} ${playing.length === 1 ? 'plays' : 'play'} there`
      : say`${where}: ${said}`,
    bars,
  )
}

/** A heard fact about the whole file. */
export function heardOverall(said: Said): Evidence {
  return aboutSet(said)
}

/** Where to look: the bars of the first stretches, and who plays there. */
export function placeOf(bounce: Bounce, stretches: readonly Stretch[], roles?: ReadonlySet<string>): Place {
  const ranges = stretches.flatMap((stretch) => barsOfStretch(bounce, stretch) ?? [])
  const [first] = ranges
  if (!first) return { trackIds: [], clipIds: [], bars: null }
  const bars = ranges.reduce(
    (all, one) => ({ from: Math.min(all.from, one.from), to: Math.max(all.to, one.to) }),
    first,
  )
  const trackIds = playingIn(bounce, first, roles).map(({ id }) => id)
  return { trackIds: roles || trackIds.length <= MOST_PLAYING ? trackIds : [], clipIds: [], bars }
}

/** `Bars 33 to 40 (1:02)`, `Bar 33 (1:02)`, or the minute alone. */
export function whereWords(bars: BarRange | null, { startSeconds }: Stretch): Message {
  if (!bars) return say`At ${clock(startSeconds)}`
  return bars.from === bars.to
    ? say`Bar ${String(bars.from)} (${clock(startSeconds)})`
    : say`Bars ${String(bars.from)} to ${String(bars.to)} (${clock(startSeconds)})`
}

/** Levels with one decimal and a minus that is as wide as a plus: `level(-9.26)` → `−9.3` */
export function level(value: number): Said {
  return plain(value)
}

/** Parts that carry the low end. */
export const LOW_ROLES: ReadonlySet<string> = new Set(['kick', 'bass', 'drums'])

/** Beyond this many, a list of who plays says nothing. */
const MOST_PLAYING = 8

/** −1 to 1 with two decimals. */
export const plainCorrelation = (value: number): Said => plain(value, 2)
