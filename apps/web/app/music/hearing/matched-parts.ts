import type { HeardBounce } from '@kvint/insights'
import { loudestStretch, loudnessOfStretch, type Stretch } from './equal-loudness.ts'
import { beatOfSeconds, secondsOfBeat } from './seconds-of-beat.ts'
import type { Beside } from './use-beside.ts'

export type MatchedParts = {
  /** What is looped in the other file; `null` for the whole of it. */
  readonly other: Stretch | null
  /** How much louder the other is in the compared parts, LU; 0 where one of them is silent. */
  readonly louderLu: number
  /** Where in the other file the music of that second of the bounce is. */
  readonly otherSecond: (seconds: number) => number
  /** The way back; `null` where it goes on where it was left. */
  readonly ownSecond: (seconds: number) => number | null
}

/**
 * What of another file is played beside a part of the bounce: the same bars of the bounce before it, the loudest part of
 * that length of a reference.
 */
export function matchParts(bounce: HeardBounce, { kind, bounce: other }: Beside, loop: Stretch | null): MatchedParts {
  const isOnBars = kind === 'before' && bounce.hearing.alignment !== null && other.hearing.alignment !== null
  const across = (from: HeardBounce, to: HeardBounce, seconds: number): number =>
    isOnBars ? secondsOfBeat(to.curve, beatOfSeconds(from.curve, seconds)) : seconds
  const inOther = (seconds: number): number => across(bounce, other, seconds)
  const stretch =
    loop === null
      ? null
      : kind === 'before'
        ? { start: inOther(loop.start), end: inOther(loop.end) }
        : loudestStretch(other.curve, loop.end - loop.start)
  const own = loop ? loudnessOfStretch(bounce.curve, loop) : bounce.hearing.loudness.integratedLufs
  const others = stretch ? loudnessOfStretch(other.curve, stretch) : other.hearing.loudness.integratedLufs
  return {
    other: stretch,
    louderLu: own === null || others === null ? 0 : others - own,
    otherSecond: (seconds) => (kind === 'before' ? inOther(seconds) : (stretch?.start ?? seconds)),
    ownSecond: (seconds) => (kind === 'before' ? across(other, bounce, seconds) : null),
  }
}
