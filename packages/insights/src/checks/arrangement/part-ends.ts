import { barAt, type BarRange, type MeterSpan } from '@kvint/report'
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

/**
 * In how many bars of a range something sounds, if only a short note.
 *
 * `barsWithSound([{ start: 0, end: 0.5 }, { start: 4, end: 4.5 }], meters, { from: 1, to: 4 })` → `2`
 */
export function barsWithSound(
  stretches: readonly Stretch[],
  meters: readonly MeterSpan[],
  { from, to }: BarRange,
): number {
  const bars = new Set<number>()
  for (const { start, end } of stretches) {
    const last = Math.min(to, barAt(meters, Math.max(start, end - HAIR_BEATS)))
    for (let bar = Math.max(from, barAt(meters, start + HAIR_BEATS)); bar <= last; bar++) bars.add(bar)
  }
  return bars.size
}

/** What reaches over a bar line, or stands before it, by less belongs to the bar next to it. */
const HAIR_BEATS = 1 / 16
