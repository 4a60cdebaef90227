import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual } from '../sources.ts'
import { count } from '../../words/figures.ts'
import { clock } from '../../words/number-words.ts'
import { say } from '../../words/say.ts'

export const underAMinute: Check = {
  id: 'AR02',
  title: 'Arrangement under a minute',
  area: 'arrangement',
  severity: 'info',
  stages: ['sketch'],
  confidence: 'certain',
  source: 'One minute is a rule of thumb for “a sketch”',
  find: ({ overview }) => {
    const { lengthOf, lengthSeconds, lengthBars } = overview
    if (lengthOf !== 'arrangement' || lengthSeconds >= SKETCH_SECONDS || lengthSeconds <= 0) return null
    return {
      claim: say`The arrangement lasts ${clock(lengthSeconds)}: ${count(lengthBars, 'bar')}.`,
      evidence: [aboutSet(say`${count(lengthBars, 'bar')}, ${clock(lengthSeconds)}`)],
      figures: { bars: lengthBars },
    }
  },
  learnMore: [manual('Arrangement View')],
  honesty: 'Certain about the length. It may be a jingle or a loop for someone else: then it is done.',
}

const SKETCH_SECONDS = 60
