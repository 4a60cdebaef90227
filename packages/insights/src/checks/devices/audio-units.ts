import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual } from '../sources.ts'
import { count, list } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const audioUnits: Check = {
  id: 'CP09',
  title: 'Plug-ins for the Mac only',
  area: 'files',
  severity: 'info',
  stages: ANY_STAGE,
  confidence: 'certain',
  source: 'Audio Units exist on Apple’s systems only',
  find: ({ overview }) => {
    const units = overview.plugins.filter(({ format }) => format === 'au')
    if (units.length === 0) return null
    return {
      claim: say`${count(units.length, 'plug-in is an Audio Unit', 'plug-ins are Audio Units')}, which only a Mac can open: ${list(
        units.map(({ name }) => name),
        4,
      )}.`,
      evidence: units.map(({ name, count: used }) => aboutSet(say`${name}, used ${count(used, 'time')}`)),
    }
  },
  learnMore: [manual('Working with Instruments and Effects', 'Using plug-ins')],
  honesty: 'Certain. If you and your collaborators all use Macs, it does not matter.',
}
