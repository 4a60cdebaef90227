import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual } from '../sources.ts'
import { count, list } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const maxDevices: Check = {
  id: 'CP10',
  title: 'Max for Live devices',
  area: 'files',
  severity: 'info',
  stages: ANY_STAGE,
  confidence: 'certain',
  source: 'Max for Live belongs to Live Suite, or is an add-on to Standard',
  find: ({ overview }) => {
    if (overview.maxDevices.length === 0) return null
    return {
      claim: say`This set uses ${count(overview.maxDevices.length, 'Max for Live device')}: ${list(
        overview.maxDevices.map(({ name }) => name),
        4,
      )}.`,
      evidence: overview.maxDevices.map(({ name, count: used }) => aboutSet(say`${name}, used ${count(used, 'time')}`)),
    }
  },
  learnMore: [manual('Max for Live')],
  honesty: 'Certain about the list.',
}
