import { songEnd } from '../../arrangement/song-end.ts'
import { soundingStretches } from '../../arrangement/sounding.ts'
import type { Stretch } from '../../signal/fader-curve.ts'
import type { Part, Song } from '../../song/song.ts'

/** Parts that sound, with where they do and where they end for good, in beats: the last to end first. */
export function endsOf({ parts, picture }: Song): PartEnd[] {
  const heard = parts.filter(({ isAudible }) => isAudible)
  const { endBeats } = songEnd(
    heard.flatMap(({ clips }) => clips),
    picture.meters,
  )
  return heard
    .map((part) => ({ part, stretches: soundingStretches(part.clips, { start: 0, end: endBeats }) }))
    .flatMap(({ part, stretches }) => stretches.slice(-1).map(({ end }) => ({ part, stretches, end })))
    .toSorted((a, b) => b.end - a.end)
}

export type PartEnd = { readonly part: Part; readonly stretches: readonly Stretch[]; readonly end: number }

/** Whether the stretches fill half of another or more. */
export function fills(stretches: readonly Stretch[], { start, end }: Stretch): boolean {
  const played = stretches.reduce(
    (sum, one) => sum + Math.max(0, Math.min(one.end, end) - Math.max(one.start, start)),
    0,
  )
  return played * 2 >= end - start
}
