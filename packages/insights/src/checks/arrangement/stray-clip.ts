import { barAt, barsBetween, type Message, secondsBetween } from '@kvint/report'
import { LONG_GAP_BEATS, songEnd } from '../../arrangement/song-end.ts'
import type { Part, PlacedClip } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { aboutClip, aboutSet } from '../evidence.ts'
import { manual } from '../sources.ts'
import { count, quotedTracks } from '../../words/figures.ts'
import { clock } from '../../words/number-words.ts'
import { say } from '../../words/say.ts'

export const strayClip: Check = {
  id: 'AR10',
  title: 'A clip far away from the song',
  area: 'arrangement',
  severity: 'fix',
  stages: ['mix', 'export'],
  confidence: 'certain',
  source:
    'Live exports from the start to the last clip; a gap of 64 beats, or of eight bars before a scrap, is a rule of thumb',
  find: (song) => {
    if (song.picture.of !== 'arrangement') return null
    const { meters, tempos } = song.picture
    const placed = song.parts
      .filter(({ isAudible }) => isAudible)
      .flatMap((part) => part.clips.map((clip) => ({ part, clip })))
    const { endBeats, strays: heard } = songEnd(
      song.parts.flatMap(({ clips }) => clips),
      meters,
    )
    const behind = heard[0]?.report.startBeats ?? endBeats + LONG_GAP_BEATS
    const strays = placed
      .filter(({ clip }) => clip.report.startBeats >= behind && (isEmpty(clip) || clip.report.isHeard))
      .toSorted((a, b) => a.clip.report.startBeats - b.clip.report.startBeats)
    const [first] = strays
    if (!first) return null
    const toBeats = first.clip.report.startBeats
    const lasts = barsBetween(meters, 0, endBeats).to
    const bar = barAt(meters, toBeats)
    const off = song.parts.filter(({ clips }) =>
      clips.some(({ report }) => !report.isHeard && report.endBeats > endBeats && report.startBeats < toBeats),
    )
    const later = clock(secondsBetween(tempos, endBeats, toBeats))
    return {
      claim: claimOf(strays, String(lasts), bar, later),
      evidence: [
        ...strays
          .slice(0, MOST_STRAYS)
          .map(({ part, clip }) =>
            aboutClip(
              song,
              part,
              clip,
              isEmpty(clip)
                ? say`holds no notes`
                : strays.some((other) => other.clip !== clip && areTogether(other.clip, clip))
                  ? say`lies there with others`
                  : say`the only thing that plays here`,
            ),
          ),
        ...(lasts + 1 < bar
          ? [aboutSet(say`Bars ${lasts + 1} to ${bar - 1}: silence`, { from: lasts + 1, to: bar - 1 })]
          : []),
        ...(off.length > 0
          ? [aboutSet(say`In between lie clips that are not heard, on ${quotedTracks(off.map(({ track }) => track))}`)]
          : []),
      ],
      place: {
        trackIds: [...new Set(strays.map(({ part }) => part.track.id))],
        clipIds: strays.slice(0, 20).map(({ clip }) => clip.report.id),
        bars: barsBetween(meters, endBeats, Math.max(...strays.map(({ clip }) => clip.report.endBeats))),
      },
    }
  },
  learnMore: [manual('Managing Files and Sets', 'Exporting audio and video'), manual('Arrangement View')],
  honesty:
    'Certain about the gap. Parking ideas behind the song is a common and useful habit: it only matters on the day of the export.',
}

function claimOf(strays: readonly Stray[], lasts: string, bar: number, later: string): Message {
  const [first] = strays
  const isOne = strays.length === 1
  if (!first || !strays.every(({ clip }) => areTogether(first.clip, clip)))
    return say`The song ends in bar ${lasts}; ${count(strays.length, 'clip')} are left over from bar ${bar} on, ${later} later.`
  const on = quotedTracks(strays.map(({ part }) => part.track))
  if (!isOne)
    return say`The song ends in bar ${lasts}; ${count(strays.length, 'clip')} on ${on} are left over from bar ${bar} on, ${later} later.`
  return isEmpty(first.clip)
    ? say`The song ends in bar ${lasts}; one empty clip on ${on} is left over in bar ${bar}, ${later} later.`
    : say`The song ends in bar ${lasts}; one clip on ${on} is left over in bar ${bar}, ${later} later.`
}

type Stray = { readonly part: Part; readonly clip: PlacedClip }

function areTogether({ report: a }: PlacedClip, { report: b }: PlacedClip): boolean {
  return a.startBeats < b.endBeats && b.startBeats < a.endBeats
}

function isEmpty({ report, notes }: PlacedClip): boolean {
  return report.kind === 'midi' && notes.length === 0
}

const MOST_STRAYS = 4
