import { soundingSections } from '../../arrangement/music-in.ts'
import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { count } from '../../words/figures.ts'
import { clock } from '../../words/number-words.ts'
import { say } from '../../words/say.ts'

export const noLocators: Check = {
  id: 'AR05',
  title: 'No names for the sections',
  area: 'workflow',
  severity: 'info',
  stages: ['arrange'],
  confidence: 'certain',
  source: '69 % of public sets have none, so this only teaches',
  find: ({ set, overview, picture }) => {
    if (overview.lengthOf !== 'arrangement' || overview.lengthSeconds <= 60 || set.locators.length > 0) return null
    return {
      claim: say`The arrangement has no locators.`,
      evidence: [
        aboutSet(
          say`${clock(overview.lengthSeconds)}, 0 locators; I hear ${count(soundingSections(picture).length, 'section')} by what plays`,
        ),
      ],
    }
  },
  learnMore: [manual('Arrangement View', 'Launching the arrangement with locators'), term('Locator', 'locator')],
  honesty: 'Certain, and nothing is amiss: most sets have none.',
}
