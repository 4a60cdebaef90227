import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { term } from '../sources.ts'
import { count, percent } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const alwaysFull: Check = {
  id: 'AR12',
  title: 'Everything plays most of the time',
  area: 'arrangement',
  severity: 'idea',
  stages: ['arrange', 'mix'],
  confidence: 'likely',
  source: '80 % of the tracks in 80 % of the bars: a rule of thumb',
  find: ({ picture, activity }) => {
    const most = Math.max(0, ...activity.tracks.map((tracks) => tracks.size))
    const full = activity.tracks.filter((tracks) => tracks.size >= most * FULL_SHARE).length
    if (
      picture.of !== 'arrangement' ||
      most < FEWEST_TRACKS ||
      activity.barCount < FEWEST_BARS ||
      full <= activity.barCount * MOST_BARS
    )
      return null
    return {
      claim: say`In ${String(full)} of ${count(activity.barCount, 'bar')} nearly all of the ${String(most)} tracks play.`,
      evidence: [
        aboutSet(
          say`${percent(full / activity.barCount)} of the bars have at least ${String(Math.ceil(most * FULL_SHARE))} tracks`,
        ),
      ],
    }
  },
  learnMore: [term('Arrangement density', 'density')],
  honesty: 'Likely: I count tracks with clips; levels and silence inside audio clips are invisible to me.',
}

const FULL_SHARE = 0.8
const MOST_BARS = 0.8
const FEWEST_TRACKS = 4
const FEWEST_BARS = 32
