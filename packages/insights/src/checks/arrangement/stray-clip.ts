import { barAt, barsBetween, secondsBetween } from '@kvint/report'
import { songEnd } from '../../arrangement/song-end.ts'
import type { PlacedClip } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { aboutClip, aboutSet } from '../evidence.ts'
import { manual } from '../sources.ts'
import { count, quoted, quotedTracks } from '../../words/figures.ts'
import { clock } from '../../words/number-words.ts'
import { say } from '../../words/say.ts'

export const strayClip: Check = {
  id: 'AR10',
  title: 'A clip far away from the song',
  area: 'arrangement',
  severity: 'fix',
  stages: ['mix', 'export'],
  confidence: 'certain',
  source: 'Live exports from the start to the last clip; the gap of 64 beats is a rule of thumb',
  find: (song) => {
    if (song.picture.of !== 'arrangement') return null
    const { endBeats: fromBeats, strays: parked } = songEnd(
      song.parts.flatMap(({ clips }) => clips),
      song.picture.meters,
    )
    const strays = parked.flatMap((clip) => {
      const part = song.parts.find(({ track }) => track.id === clip.report.trackId)
      return part?.isAudible ? [{ part, clip }] : []
    })
    const toBeats = parked[0]?.report.startBeats ?? fromBeats
    const silence = secondsBetween(song.picture.tempos, fromBeats, toBeats)
    const bars = barsBetween(song.picture.meters, fromBeats, toBeats)
    const bar = barAt(song.picture.meters, toBeats)
    const [first] = strays
    if (!first) return null
    return {
      claim:
        strays.length === 1
          ? say`One clip on ${quoted(first.part.track.name)} is left over in bar ${bar}, ${clock(silence)} after the end of the song.`
          : strays.every(({ clip }) => areTogether(first.clip, clip))
            ? say`${count(strays.length, 'clip')} on ${quotedTracks(strays.map(({ part }) => part.track))} are left over together in bar ${bar}, ${clock(silence)} after the end of the song.`
            : say`${count(strays.length, 'clip')} are left over from bar ${bar} on, ${clock(silence)} after the end of the song.`,
      evidence: [
        ...strays.map(({ part, clip }) =>
          aboutClip(
            song,
            part,
            clip,
            strays.some((other) => other.clip !== clip && areTogether(other.clip, clip))
              ? say`lies there together with others`
              : say`the only thing that plays here`,
          ),
        ),
        aboutSet(say`Bars ${bars.from} to ${bar - 1}: silence`, { from: bars.from, to: bar - 1 }),
      ].slice(0, 6),
      place: {
        trackIds: [...new Set(strays.map(({ part }) => part.track.id))],
        clipIds: strays.slice(0, 20).map(({ clip }) => clip.report.id),
        bars: barsBetween(song.picture.meters, fromBeats, Math.max(...strays.map(({ clip }) => clip.report.endBeats))),
      },
    }
  },
  learnMore: [manual('Managing Files and Sets', 'Exporting audio and video'), manual('Arrangement View')],
  honesty:
    'Certain about the gap. Parking ideas behind the song is a common and useful habit: it only matters on the day of the export.',
}

function areTogether({ report: a }: PlacedClip, { report: b }: PlacedClip): boolean {
  return a.startBeats < b.endBeats && b.startBeats < a.endBeats
}
