import { type BarRange, barsBetween, type Message, type SectionReport } from '@kvint/report'
import { soundingParts } from '../arrangement/sounding-parts.ts'
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
  source: 'Twice as many parts in the fullest section as in the emptiest: a rule of thumb for “heard as a contrast”',
  find: (song) => {
    const { picture, activity } = song
    if (picture.of !== 'arrangement' || activity.barCount < FEWEST_BARS) return null
    const sections = picture.sections.flatMap((section) => castOf(song, section))
    const grows = ({ parts }: Cast, index: number) =>
      sections.slice(index + 1).some((later) => later.parts >= parts * LEAST_RATIO)
    // What only falls away at the end is an ending.
    const few = sections.filter(grows).toSorted((a, b) => a.parts - b.parts)[0]
    const many = sections.toSorted((a, b) => b.parts - a.parts)[0]
    if (!few || !many || many.parts < FEWEST_PARTS || many.parts < few.parts * LEAST_RATIO) return null
    const [first, second] = few.bars.from <= many.bars.from ? [few, many] : [many, few]
    return {
      claim: say`The song has small places and large ones: ${partsIn(first)}, ${partsIn(second)}.`,
      evidence: [first, second].map(({ section, parts, bars }) =>
        aboutSet(say`${quoted(section.label)}, ${spoken(bars)}: ${count(parts, 'part')}`, bars),
      ),
      place: { trackIds: [], clipIds: [], bars: many.bars },
    }
  },
  learnMore: [term('Arrangement density', 'density')],
  honesty:
    'Likely: parts are counted by their clips. A clip may be silent for a while, and a set holds no audio, so this is not loudness.',
}

type Cast = { readonly section: SectionReport; readonly bars: BarRange; readonly parts: number }

/** The parts that play in most of a section’s bars; shorter sections are transitions. */
function castOf(song: Song, section: SectionReport): Cast[] {
  const bars = barsBetween(song.picture.meters, section.startBeats, section.endBeats)
  const length = bars.to - bars.from + 1
  const playing = soundingParts(song).slice(bars.from - 1, bars.to)
  const parts = [
    ...Map.groupBy(
      playing.flatMap((tracks) => [...tracks]),
      (id) => id,
    ).values(),
  ].filter((heard) => heard.length * 2 > length).length
  // One that grows, thins out or falls silent has no size that one could tell.
  const near = playing.filter(({ size }) => size > 0 && Math.abs(size - parts) <= 1).length
  return length < SHORTEST_SECTION_BARS || parts === 0 || near < length * EVEN_SHARE ? [] : [{ section, bars, parts }]
}

function partsIn({ parts, bars }: Cast): Message {
  return say`${count(parts, 'part')} in ${spoken(bars)}`
}

function spoken({ from, to }: BarRange): Message {
  return say`bars ${String(from)} to ${String(to)}`
}

const FEWEST_BARS = 32
const SHORTEST_SECTION_BARS = 4
const FEWEST_PARTS = 3
const LEAST_RATIO = 2
const EVEN_SHARE = 0.85
