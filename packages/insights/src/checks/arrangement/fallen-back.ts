import type { BarRange } from '@kvint/report'
import { soundingParts } from '../../arrangement/sounding-parts.ts'
import type { Part, Song } from '../../song/song.ts'
import type { Sighting } from '../check.ts'
import { aboutSet, aboutTrack } from '../evidence.ts'
import { count, plain, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

/**
 * The place in the middle where a song falls back to half of its parts or fewer, and who is back first. Those that leave need not
 * leave in one bar.
 *
 * Six parts, three in bars 49 to 56, and a fourth again → “From 6 parts the song falls back to 3 in bars 49 to 56: …”
 */
export function fallenBack(song: Song): Sighting | null {
  const dip = song.unfolding.contour?.dip
  if (!dip) return null
  const playing = soundingParts(song)
  const { from, to } = dip.bars
  const before = fullest(playing, { from: Math.max(1, from - PHRASE_BARS), to: from - 1 })
  const inDip = partsIn(song, { from, to })
  const left = inDip.filter((part) => playing.slice(from - 1, to).every((ids) => ids.has(part.track.id)))
  const gone = partsIn(song, { from: before, to: before }).filter((part) => !inDip.includes(part))
  const backIn = (bar: number) => gone.filter(({ track }) => playing[bar - 1]?.has(track.id))
  const after = BARS_AFTER.map((by) => to + by).find((bar) => backIn(bar).length > 0)
  if (left.length < dip.partCount || after === undefined) return null
  const back = backIn(after)
  const most = playing[before - 1]?.size ?? 0
  const again = playing[after - 1]?.size ?? 0
  const names = (parts: readonly Part[]) => quotedTracks(parts.map(({ track }) => track))
  return {
    claim: say`From ${count(most, 'part')} the song falls back to ${plain(left.length)} in bars ${String(from)} to ${String(to)}: ${names(left)}. Back in bar ${String(after)}: ${names(back)}.`,
    evidence: [
      aboutSet(say`Bar ${String(before)}: ${count(most, 'part')}, bar ${String(after)}: ${count(again, 'part')}`, {
        from: before,
        to: after,
      }),
      ...gone.map((part) => aboutTrack(part, say`silent from bar ${String(from)} to bar ${String(to)}`, { from, to })),
    ],
    figures: { bar: after, bars: after - from, first: from, last: to, part: back[0]?.track.name ?? '' },
    lesson: 'ar19-parts',
    place: { trackIds: gone.map(({ track }) => track.id), clipIds: [], bars: { from, to: after } },
  }
}

/** The first bar with most parts. */
function fullest(playing: readonly ReadonlySet<number>[], { from, to }: BarRange): number {
  const sizes = playing.slice(from - 1, to).map(({ size }) => size)
  return from + sizes.indexOf(Math.max(...sizes))
}

function partsIn(song: Song, { from, to }: BarRange): readonly Part[] {
  const ids = new Set(
    soundingParts(song)
      .slice(from - 1, to)
      .flatMap((parts) => [...parts]),
  )
  return song.parts.filter(({ track }) => ids.has(track.id))
}

const PHRASE_BARS = 8
const BARS_AFTER = Array.from({ length: PHRASE_BARS }, (_, at) => at + 1)
