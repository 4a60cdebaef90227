import { type BarRange, beatOfBar, type Message } from '@kvint/report'
import { type SteadyPlace, steadyPlaces } from '../../arrangement/steady-places.ts'
import { soundingParts } from '../../arrangement/sounding-parts.ts'
import type { Song } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { term } from '../sources.ts'
import { count, quoted } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const roomToGrow: Check = {
  id: 'ST-CONTRAST',
  title: 'Small places beside large ones',
  area: 'arrangement',
  severity: 'strength',
  stages: ['sketch', 'arrange', 'mix', 'export'],
  confidence: 'likely',
  source: 'Twice as many parts in one place of eight bars as in another: a rule of thumb for “heard as a contrast”',
  find: (song) => {
    const { picture, activity } = song
    if (picture.of !== 'arrangement' || activity.barCount < FEWEST_BARS) return null
    const places = steadyPlaces(soundingParts(song).map(({ size }) => size))
      .filter(({ bars }) => lengthOf(bars) >= SHORTEST_BARS)
      .toSorted((a, b) => lengthOf(b.bars) - lengthOf(a.bars))
    const largest = places.toSorted((a, b) => b.size - a.size)
    // What only falls away at the end is an ending.
    const grows = ({ size, bars }: SteadyPlace) =>
      largest.some((later) => later.bars.from > bars.to && later.size >= size * LEAST_RATIO)
    const few = places.toSorted((a, b) => a.size - b.size).find(grows)
    const [many] = largest
    if (!few || !many || many.size < FEWEST_PARTS) return null
    const [first, second] = few.bars.from <= many.bars.from ? [few, many] : [many, few]
    return {
      // Where the summary tells how the song goes, this says the same.
      ...(song.unfolding.contour && { severity: 'info' as const }),
      claim: say`The song has small places and large ones: ${partsIn(first)}, ${partsIn(second)}.`,
      evidence: [first, second].map((place) =>
        aboutSet(say`${quoted(labelAt(song, place))}, ${spoken(place.bars)}: ${count(place.size, 'part')}`, place.bars),
      ),
      place: { trackIds: [], clipIds: [], bars: many.bars },
      figures: { small: few.size, large: many.size, smallBar: few.bars.from, largeBar: many.bars.from },
    }
  },
  learnMore: [term('Arrangement density', 'density')],
  honesty:
    'Likely: parts are counted by their clips. A clip may be silent for a while, and a set holds no audio, so this is not loudness.',
}

/** The section in which a place begins. */
function labelAt({ picture: { sections, meters } }: Song, { bars }: SteadyPlace): string {
  const beats = beatOfBar(meters, bars.from)
  return sections.find(({ endBeats }) => endBeats > beats)?.label ?? ''
}

function lengthOf({ from, to }: BarRange): number {
  return to - from + 1
}

function partsIn({ size, bars }: SteadyPlace): Message {
  return say`${count(size, 'part')} in ${spoken(bars)}`
}

function spoken({ from, to }: BarRange): Message {
  return say`bars ${String(from)} to ${String(to)}`
}

const FEWEST_BARS = 32
const SHORTEST_BARS = 8
const FEWEST_PARTS = 3
const LEAST_RATIO = 2
