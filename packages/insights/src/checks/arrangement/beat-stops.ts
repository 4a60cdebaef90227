import { barAt, barsBetween, beatOfBar } from '@kvint/report'
import { firstBar } from '../../arrangement/read-activity.ts'
import type { Part } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { confidenceByRole, partsWith } from '../roles-of.ts'
import { manual, term } from '../sources.ts'
import { isMostlyHeard } from '../../arrangement/sounding-parts.ts'
import { barsWithSound, endsOf } from './part-ends.ts'
import { count, percent, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'
import { tellsNothing } from '../../words/unnamed-loop.ts'

export const beatStops: Check = {
  id: 'AR20',
  title: 'Drums that stop for good',
  area: 'arrangement',
  severity: 'check',
  stages: ['sketch', 'arrange', 'mix', 'export'],
  confidence: 'likely',
  source: 'Sixteen bars and a fifth of the song, rules of thumb for “more than an outro”',
  find: (song) => {
    if (song.picture.of !== 'arrangement' || !isMostlyHeard(song)) return null
    const { meters } = song.picture
    const beat = new Set(partsWith(song, 'kick', 'snare', 'hats', 'drums', 'percussion'))
    const ends = endsOf(song)
    const [last] = ends
    const stops = ends.filter(({ part }) => beat.has(part))
    const [lastBeat] = stops
    if (!last || !lastBeat) return null
    const lastBar = barAt(meters, lastBeat.end - HAIR_BEATS)
    const from = lastBar + 1
    const { to } = barsBetween(meters, lastBeat.end, last.end)
    const bars = to - lastBar
    const share = bars / (to - firstBar(song.activity) + 1)
    const around = [
      { from: from - AROUND_BARS, to: lastBar },
      { from, to: lastBar + AROUND_BARS },
    ]
    const goOn = ends.filter(
      ({ part, stretches }) =>
        !beat.has(part) &&
        barsWithSound(stretches, meters, { from, to }) * 2 >= bars &&
        around.every((near) => barsWithSound(stretches, meters, near) > 0),
    )
    const beaten = BEFORE.filter((by) => {
      const [start, end] = [beatOfBar(meters, lastBar - by), beatOfBar(meters, lastBar - by + 1)]
      return lastBar > by && stops.some(({ stretches }) => stretches.some((one) => one.start < end && one.end > start))
    })
    // What a loop without a name holds, the set does not say: it may be the drums.
    if (ends.some(({ part, end }) => end > lastBeat.end + HAIR_BEATS && maybeDrums(part, lastBeat.end))) return null
    if (bars < FEWEST_BARS || share < LEAST_SHARE || goOn.length < FEWEST_OTHERS || beaten.length * 2 < BEFORE.length)
      return null
    const names = quotedTracks(goOn.map(({ part }) => part.track))
    return {
      claim: say`From bar ${String(from)} to the end no drums play: ${count(bars, 'bar')}, ${percent(share)} of the song. ${names} go on.`,
      evidence: stops.map(({ part, end }) =>
        aboutTrack(part, say`ends in bar ${String(barAt(meters, end - HAIR_BEATS))}`),
      ),
      confidence: confidenceByRole(stops.map(({ part }) => part)),
      figures: { bar: from, bars, middle: from + Math.floor(bars / 2), part: lastBeat.part.track.name },
      place: { trackIds: goOn.map(({ part }) => part.track.id), clipIds: [], bars: { from, to } },
    }
  },
  learnMore: [manual('Arrangement View'), term('Arrangement density', 'density')],
  honesty:
    'Likely: clips and notes are certain. Which tracks are drums follows from their names, devices and samples; drums inside a loop of another track I do not hear.',
}

/** Whether neither role nor names tell what an audio track plays behind a beat. */
function maybeDrums({ track, report, clips }: Part, fromBeats: number): boolean {
  const after = clips.filter(({ report: { isHeard, endBeats } }) => isHeard && endBeats > fromBeats)
  return (
    track.kind === 'audio' &&
    report.role.role === 'unknown' &&
    tellsNothing(track.name) &&
    after.some(({ clip, report: { sampleName } }) => tellsNothing(clip.name) && tellsNothing(sampleName ?? ''))
  )
}

const FEWEST_BARS = 16
const LEAST_SHARE = 0.2
/** One part alone is told by AR18. */
const FEWEST_OTHERS = 2
/** They have played in half of the last eight bars before it: no single hit left far behind. */
const BEFORE = [0, 1, 2, 3, 4, 5, 6, 7]
/** A note that ends on a bar line may end a tick behind it. */
const HAIR_BEATS = 0.1
/** What goes on sounds within a phrase before and behind. */
const AROUND_BARS = 4
