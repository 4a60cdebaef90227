import { count } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual, term } from '../sources.ts'

export const groovePoolUnused: Check = {
  id: 'MI03',
  title: 'No groove in use',
  area: 'rhythm',
  severity: 'info',
  stages: ['sketch', 'arrange'],
  confidence: 'certain',
  source: '93 % of public sets use none, so this only teaches',
  find: ({ parts, set }) => {
    const clips = parts.flatMap((part) => part.clips)
    if (clips.length < FEWEST_CLIPS || clips.some(({ clip }) => clip.grooveId !== null)) return null
    return {
      claim: 'No clip uses a groove.',
      evidence: [
        aboutSet(
          `${count(clips.length, 'clip')}; ${set.grooves.length > 0 ? `${count(set.grooves.length, 'groove')} in the pool` : 'the groove pool is empty'}`,
        ),
      ],
    }
  },
  learnMore: [manual('Using Grooves'), term('Groove', 'groove')],
  honesty: 'Certain, and nothing is missing: played parts have their own feel.',
}

const FEWEST_CLIPS = 4
