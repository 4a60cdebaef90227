import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { count } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

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
      claim: say`No clip uses a groove.`,
      evidence: [
        aboutSet(
          say`${count(clips.length, 'clip')}; ${set.grooves.length > 0 ? say`${count(set.grooves.length, 'groove')} in the pool` : say`the groove pool is empty`}`,
        ),
      ],
    }
  },
  learnMore: [manual('Using Grooves'), term('Groove', 'groove')],
  honesty: 'Certain, and nothing is missing: played parts have their own feel.',
}

const FEWEST_CLIPS = 4
