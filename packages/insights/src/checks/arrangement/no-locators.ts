import { clock, count } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual, term } from '../sources.ts'

export const noLocators: Check = {
  id: 'AR05',
  title: 'No names for the sections',
  area: 'workflow',
  severity: 'idea',
  stages: ['arrange'],
  confidence: 'certain',
  reads: ['locators'],
  source: '69 % of public sets have none, so this only teaches',
  find: ({ set, overview, picture }) => {
    if (overview.lengthOf !== 'arrangement' || overview.lengthSeconds <= 60 || set.locators.length > 0) return null
    return {
      claim: 'The arrangement has no locators.',
      evidence: [
        aboutSet(
          `${clock(overview.lengthSeconds)}, 0 locators; I hear ${count(picture.sections.length, 'section')} by what plays`,
        ),
      ],
    }
  },
  lesson: {
    beginner: {
      why: 'Names make the form visible, and you can jump from part to part.',
      tryThis: [
        'Click where a part begins, then Create ▸ Add Locator.',
        'Call it Intro, Verse, Drop, whatever you say yourself.',
      ],
      listenFor: 'Jump between two parts and compare them directly.',
    },
    intermediate: {
      why: 'Locators can be launched by key or MIDI, help a collaborator, and show at a glance where two parts are unequal in length.',
      tryThis: [
        'One for each section that you hear; four to ten are enough.',
        'Use them as start points for loop practice.',
      ],
      listenFor: 'Sections that you cannot name: they may be looking for a job.',
    },
    advanced: {
      why: 'Names also tell this report what your sections are; until then it cuts where the playing tracks change and labels by letters.',
      tryThis: ['Add lengths to the names: “Build 8”.'],
      listenFor: 'Proportions: section lengths side by side.',
    },
  },
  learnMore: [manual('Arrangement View', 'Launching the arrangement with locators'), term('Locator', 'locator')],
  honesty: 'Certain, and nothing is amiss: most sets have none.',
}
