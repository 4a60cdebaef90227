import type { BarRange, FormMove } from '@kvint/report'
import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { term } from '../sources.ts'
import { count, plain } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const keepsChanging: Check = {
  id: 'ST-CHANGES',
  title: 'Something changes every eight bars',
  area: 'arrangement',
  severity: 'strength',
  stages: ['arrange', 'mix', 'export'],
  confidence: 'likely',
  source:
    'Attention to an unchanged loop fades after 8 to 16 bars: a rule of thumb of arrangers; 16 is the median longest stretch of 102 public sets',
  find: ({ picture, activity }) => {
    if (picture.of !== 'arrangement' || activity.barCount < FEWEST_BARS) return null
    const moves = picture.form.moves.filter(({ bar }) => bar > 1)
    const stretch = longestBetween(moves, activity.barCount)
    const longest = stretch.to - stretch.from + 1
    const entries = moves.length
    if (longest > LONGEST_STRETCH_BARS || entries + 1 < activity.barCount / LONGEST_STRETCH_BARS) return null
    return {
      claim: say`Nothing stays the same for more than ${count(longest, 'bar')}: tracks come or go every ${plain(activity.barCount / entries)} bars.`,
      evidence: [
        aboutSet(say`Longest unchanged stretch: bars ${String(stretch.from)} to ${String(stretch.to)}`, stretch),
        aboutSet(say`${count(entries, 'entry or exit', 'entries and exits')} in ${count(activity.barCount, 'bar')}`),
      ],
      place: { trackIds: [], clipIds: [], bars: null },
    }
  },
  learnMore: [term('Arrangement density', 'density')],
  honesty:
    'Likely: clips are counted, and filters or plug-ins that move inside them are invisible to me, so the truth can only be livelier.',
}

/** The longest stretch in which no track comes or goes: a new clip of one that plays on is no change of this kind. */
function longestBetween(moves: readonly FormMove[], barCount: number): BarRange {
  const starts = [1, ...moves.map(({ bar }) => bar)]
  const stretches = starts.map((from, index) => ({ from, to: (starts[index + 1] ?? barCount + 1) - 1 }))
  return stretches.reduce((best, each) => (each.to - each.from > best.to - best.from ? each : best))
}

const FEWEST_BARS = 48
const LONGEST_STRETCH_BARS = 8
