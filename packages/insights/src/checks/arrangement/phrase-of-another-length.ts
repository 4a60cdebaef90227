import { barAt, beatOfBar } from '@kvint/report'
import { isMostlyHeard, soundingParts } from '../../arrangement/sounding-parts.ts'
import type { Song } from '../../song/song.ts'
import { count, list } from '../../words/figures.ts'
import { say } from '../../words/say.ts'
import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual } from '../sources.ts'

export const phraseOfAnotherLength: Check = {
  id: 'AR27',
  title: 'A phrase of another length',
  area: 'arrangement',
  severity: 'strength',
  stages: ['arrange', 'mix'],
  confidence: 'likely',
  source:
    'Phrases of four and eight bars are the norm that others are heard against: Rothstein, Phrase Rhythm in Tonal Music (1989). Three parts and two thirds of those that play, whose clips begin together, and four phrases of four, eight or twelve bars for each other one, are rules of thumb',
  find: (song) => {
    if (song.picture.of !== 'arrangement' || !isMostlyHeard(song)) return null
    const lines = linesOf(song)
    const phrases = lines.slice(0, -1).map((from, index) => ({ from, length: (lines[index + 1] ?? from) - from }))
    const [even, odd] = [true, false].map((isEven) =>
      phrases.filter(({ length }) => (length % PHRASE === 0) === isEven),
    )
    const [first] = odd ?? []
    if (!first || !even || !odd || odd.length > MOST_ODD || even.length < odd.length * FEWEST_EVEN) return null
    if (odd.some(({ from, length }) => length > LONGEST || hasFill(song, from, length))) return null
    const places = odd.map(({ from, length }) =>
      length === 1 ? say`bar ${from} alone` : say`bars ${from} to ${from + length - 1} (${count(length, 'bar')})`,
    )
    return {
      claim: say`The phrases go in fours and eights, but for ${list(places)}.`,
      evidence: [
        ...odd.map(({ from, length }) =>
          aboutSet(say`Clips begin together in bars ${from} and ${from + length}`, { from, to: from + length - 1 }),
        ),
        aboutSet(say`${count(even.length, 'phrase')} of four, eight or more bars in fours`),
      ],
      figures: { bar: first.from, next: first.from + first.length },
      place: { trackIds: [], clipIds: [], bars: { from: first.from, to: first.from + first.length - 1 } },
    }
  },
  learnMore: [manual('Arrangement View')],
  honesty:
    'Likely: I see where the clips of most parts begin together. A phrase that ends inside a clip, or a change of tempo that only the ear follows, I do not see.',
}

/** Whether a clip begins where a phrase in fours would end: what follows it, up to the next line, is a fill. */
function hasFill({ parts, picture: { meters } }: Song, from: number, length: number): boolean {
  const bar = from + length - (length % PHRASE)
  if (bar === from) return false
  const beat = beatOfBar(meters, bar)
  return parts.some(({ clips }) =>
    clips.some(({ report }) => report.isHeard && Math.abs(report.startBeats - beat) < HAIR_BEATS),
  )
}

/** Bars in which the clips of most parts that play there begin together; layers of one source are one. */
function linesOf(song: Song): number[] {
  const { meters } = song.picture
  const sounding = soundingParts(song)
  const starts = new Map<number, Set<number>>()
  for (const { track, clips } of song.parts) {
    for (const { report } of clips) {
      const bar = barAt(meters, report.startBeats + HAIR_BEATS)
      const isOnLine = Math.abs(beatOfBar(meters, bar) - report.startBeats) < HAIR_BEATS
      if (!report.isHeard || !isOnLine || !sounding[bar - 1]?.has(track.id)) continue
      starts.set(bar, (starts.get(bar) ?? new Set()).add(track.id))
    }
  }
  return [...starts]
    .filter(([bar, begun]) => begun.size >= FEWEST_PARTS && begun.size >= (sounding[bar - 1]?.size ?? 0) * MOST_PARTS)
    .map(([bar]) => bar)
    .toSorted((a, b) => a - b)
}

const PHRASE = 4
const MOST_ODD = 2
const FEWEST_EVEN = 4
/** What is longer may be several phrases. */
const LONGEST = 20
const FEWEST_PARTS = 3
const MOST_PARTS = 2 / 3
const HAIR_BEATS = 1 / 16
