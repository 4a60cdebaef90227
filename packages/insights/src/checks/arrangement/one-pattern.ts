import { beatOfBar, type BarRange } from '@kvint/report'
import { movesWithin } from '../../arrangement/envelope-movement.ts'
import { longestLoop } from '../../arrangement/longest-loop.ts'
import { firstBar } from '../../arrangement/read-activity.ts'
import type { Part, Song } from '../../song/song.ts'
import { count, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'
import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { isMostlyHeard } from '../../arrangement/sounding-parts.ts'

export const onePattern: Check = {
  id: 'AR25',
  title: 'One pattern for the whole song',
  area: 'arrangement',
  severity: 'idea',
  stages: ['sketch', 'arrange', 'mix'],
  confidence: 'likely',
  source:
    'Repetition is what loop-based music is built on, and small changes are what keeps it alive: Butler, Unlocking the Groove (2006); Margulis, On Repeat (2014). Three quarters of the song, 24 bars and eight rounds, of two parts, or of one for which two other clips wait, are rules of thumb',
  find: (song) => {
    if (song.picture.of !== 'arrangement' || !isMostlyHeard(song)) return null
    const loops = loopsOf(song)
    const waiting = loops.filter(({ unused }) => unused >= FEWEST_WAITING)
    const shortest = [...Map.groupBy(loops, ({ periodBars }) => periodBars)]
      .toSorted(([a, one], [b, other]) => other.length - one.length || a - b)
      .find(([, alike]) => alike.length >= FEWEST_PARTS)
    const told = shortest?.[1] ?? waiting.slice(0, 1)
    const [first] = told
    if (!first) return null
    const bars = Math.min(...told.map(({ range: { from, to } }) => to - from + 1))
    const unused = told.reduce((sum, loop) => sum + loop.unused, 0)
    const taught = told.find((loop) => loop.unused > 0) ?? first
    const names = quotedTracks(told.map(({ part }) => part.track))
    const what = first.periodBars === 1 ? say`the same bar` : say`the same ${String(first.periodBars)} bars`
    const isWhole = bars >= song.activity.barCount - firstBar(song.activity) + 1
    const howLong = isWhole ? say`from start to end` : say`for ${count(bars, 'bar')}`
    const claim =
      told.length === 1
        ? say`${names} loops ${what} ${howLong}.`
        : isWhole
          ? say`${names} loop ${what} ${howLong}.`
          : say`${names} loop ${what} ${howLong} or more.`
    return {
      claim:
        unused === 0
          ? claim
          : unused === 1
            ? say`${claim} Another clip waits in the session view.`
            : say`${claim} ${count(unused, 'other clip')} wait in the session view.`,
      evidence: loops
        .map((loop) =>
          aboutTrack(loop.part, say`${count(loop.periodBars, 'bar')}, ${count(roundsOf(loop), 'round')}`, loop.range),
        )
        .slice(0, MOST_EVIDENCE),
      figures: { bars, rounds: roundsOf(taught), part: taught.part.track.name },
      ...(unused > 0 && { lesson: 'ar25-waiting' }),
      place: { trackIds: told.map(({ part }) => part.track.id), clipIds: [], bars: null },
    }
  },
  learnMore: [term('Arrangement density', 'density'), manual('Editing MIDI')],
  lessons: ['ar25-waiting'],
  honesty:
    'Likely: notes, clear accents and clips are compared, not what a plug-in does with them. In music of loops, repetition is the point.',
}

type Loop = {
  readonly part: Part
  readonly range: BarRange
  readonly periodBars: number
  /** Clips of its track in the session view that stand nowhere in the arrangement. */
  readonly unused: number
}

function roundsOf({ range, periodBars }: Loop): number {
  return Math.floor((range.to - range.from + 1) / periodBars)
}

/** Parts that play nothing but the same few bars for nearly the whole song. */
function loopsOf({ parts, picture: { meters }, activity, unfolding }: Song): Loop[] {
  const songBars = activity.barCount - firstBar(activity) + 1
  return parts.flatMap((part) => {
    if (!part.isAudible || part.clips.length === 0) return []
    const found = longestLoop([part], meters, activity.barCount)
    if (!found) return []
    const { bars: range, periodBars } = found
    const length = range.to - range.from + 1
    const isLong =
      length >= FEWEST_BARS && length >= songBars * MOST_OF_THE_SONG && length >= periodBars * FEWEST_ROUNDS
    const within = { start: beatOfBar(meters, range.from), end: beatOfBar(meters, range.to + 1) }
    // A fader leaves the pattern as it is; a filter does not.
    const changes = part.track.automation.some(
      (envelope) => envelope.target.kind !== 'mixer' && movesWithin(envelope, within),
    )
    if (!isLong || changes) return []
    const unused = unfolding.unusedLoops.filter(({ trackId }) => trackId === part.track.id).length
    return [{ part, range, periodBars, unused }]
  })
}

const FEWEST_PARTS = 2
const FEWEST_WAITING = 2
const FEWEST_BARS = 24
const MOST_OF_THE_SONG = 0.75
const FEWEST_ROUNDS = 8
const MOST_EVIDENCE = 6
