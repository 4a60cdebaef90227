import { highest, lowest } from '../../song/extremes.ts'
import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { term } from '../sources.ts'
import { alwaysFull } from './always-full.ts'
import { count, percent } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const flatEnergy: Check = {
  id: 'AR06',
  title: 'Energy that hardly moves',
  area: 'arrangement',
  severity: 'idea',
  stages: ['arrange', 'mix'],
  confidence: 'guess',
  source: 'A quarter of the range over more than 64 bars: a rule of thumb',
  find: (song) => {
    const { picture, activity, unfolding } = song
    if (picture.of !== 'arrangement' || activity.barCount <= MANY_BARS) return null
    // A recording of one track has no cast to vary.
    if (activity.tracks.every(({ size }) => size < 2)) return null
    const { energy } = unfolding
    const most = highest(energy)
    const least = lowest(energy)
    const emptiest = energy.indexOf(least) * 4 + 1
    // That everything plays all the time is the same thing said more exactly.
    if (most - least >= LEAST_RANGE || alwaysFull.find(song)) return null
    return {
      claim: say`Over ${count(activity.barCount, 'bar')} the song stays about equally full.`,
      evidence: [
        aboutSet(
          say`By parts, notes and low end, the emptiest four bars have ${percent(least)} and the fullest ${percent(most)} of the most that could be`,
        ),
        aboutSet(say`The emptiest begin at bar ${String(emptiest)}`),
      ],
      figures: { bar: emptiest },
    }
  },
  learnMore: [term('Arrangement density', 'density')],
  honesty:
    'A guess: a set holds no audio, so loudness, filters inside plug-ins and what audio clips do are unknown to me.',
}

const MANY_BARS = 64
const LEAST_RANGE = 0.25
