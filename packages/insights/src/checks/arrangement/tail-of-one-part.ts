import { barAt, barPlace, barsBetween } from '@kvint/report'
import { songEnd } from '../../arrangement/song-end.ts'
import { soundingStretches, type Stretch } from '../../arrangement/sounding.ts'
import type { Part, Song } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { manual } from '../sources.ts'
import { isMostlyHeard } from './sounding-parts.ts'
import { count, percent, quoted } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const tailOfOnePart: Check = {
  id: 'AR18',
  title: 'One part that runs on after all others',
  area: 'arrangement',
  severity: 'check',
  stages: ['sketch', 'arrange', 'mix', 'export'],
  confidence: 'likely',
  source: 'Sixteen bars and a fifth of the song, after three parts or more: rules of thumb for “more than an outro”',
  find: (song) => {
    if (song.picture.of !== 'arrangement') return null
    const { meters } = song.picture
    const ends = endsOf(song)
    const [last, before] = ends
    if (!last || !before) return null
    const goesOn = last.stretches.find((one) => one.end > before.end)
    const tail = { start: Math.max(before.end, goesOn?.start ?? last.end), end: last.end }
    // Where most parts are off, they count too: the last runs on only if it does so after them as well.
    const off = isMostlyHeard(song) ? [] : endsOfSilent(song)
    if (ends.length + off.length < FEWEST_PARTS || off.some((end) => end > tail.start)) return null
    const bars = barPlace(meters, tail.end) - barPlace(meters, tail.start)
    const share = bars / (barPlace(meters, last.end) - 1)
    if (bars < FEWEST_BARS || share < LEAST_SHARE || !fills(last.stretches, tail)) return null
    // The first bar in which nothing else sounds at all.
    const from = barAt(meters, tail.start - HAIR_BEATS) + 1
    const { to } = barsBetween(meters, tail.start, tail.end)
    return {
      claim: say`From bar ${String(from)} to the end only ${quoted(last.part.track.name)} plays: ${count(Math.round(bars), 'bar')}, ${percent(share)} of the song.`,
      evidence: [
        aboutTrack(last.part, say`ends in bar ${String(to)}`, { from, to }),
        aboutTrack(before.part, say`the last of the others, ends before bar ${String(from)}`),
      ],
      figures: { bar: from, bars: Math.round(bars) },
      place: { trackIds: [last.part.track.id], clipIds: [], bars: { from, to } },
    }
  },
  learnMore: [manual('Arrangement View'), manual('Managing Files and Sets', 'Exporting audio and video')],
  honesty: 'Likely: clips and notes are certain. Whether it is left over, or an end that you mean, only you can say.',
}

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

function endsOfSilent({ parts }: Song): number[] {
  return parts
    .filter(({ isAudible, clips }) => !isAudible && clips.length > 0)
    .map(({ clips }) => Math.max(...clips.map(({ report }) => report.endBeats)))
}

type PartEnd = { readonly part: Part; readonly stretches: readonly Stretch[]; readonly end: number }

/** Whether the stretches fill half of another or more. */
export function fills(stretches: readonly Stretch[], { start, end }: Stretch): boolean {
  const played = stretches.reduce(
    (sum, one) => sum + Math.max(0, Math.min(one.end, end) - Math.max(one.start, start)),
    0,
  )
  return played * 2 >= end - start
}

const FEWEST_PARTS = 3
const FEWEST_BARS = 16
const LEAST_SHARE = 0.2
/** A note that ends on a bar line may end a tick behind it. */
const HAIR_BEATS = 0.1
