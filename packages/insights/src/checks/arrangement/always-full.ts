import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { isMostlyHeard, soundingParts } from '../../arrangement/sounding-parts.ts'
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
  source: '80 % of the parts in 80 % of the bars: a rule of thumb. Stems of one recording are one part',
  find: (song) => {
    const { picture, overview } = song
    const sounding = soundingParts(song)
    const all = new Set(sounding.flatMap((parts) => [...parts])).size
    const most = Math.ceil(all * FULL_SHARE)
    const full = sounding.filter((parts) => parts.size >= most).length
    if (
      picture.of !== 'arrangement' ||
      !isMostlyHeard(song) ||
      all < FEWEST_PARTS ||
      overview.lengthBars < FEWEST_BARS ||
      full <= overview.lengthBars * MOST_BARS
    )
      return null
    return {
      claim:
        most === all
          ? say`In ${String(full)} of ${count(overview.lengthBars, 'bar')} all of the ${String(all)} parts play.`
          : say`In ${String(full)} of ${count(overview.lengthBars, 'bar')} at least ${String(most)} of the ${String(all)} parts play.`,
      evidence: [aboutSet(say`${percent(full / overview.lengthBars)} of the bars have at least ${String(most)} parts`)],
      figures: { parts: all },
    }
  },
  learnMore: [term('Arrangement density', 'density')],
  honesty: 'Likely: I count tracks with clips; levels and silence inside audio clips are invisible to me.',
}

const FULL_SHARE = 0.8
const MOST_BARS = 0.8
const FEWEST_PARTS = 4
const FEWEST_BARS = 32
