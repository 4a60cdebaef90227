import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual } from '../sources.ts'
import { count, list } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const vst2PlugIns: Check = {
  id: 'CP08',
  title: 'Plug-ins in an old format',
  area: 'files',
  severity: 'info',
  stages: ANY_STAGE,
  confidence: 'certain',
  source: 'Steinberg withdrew the VST2 kit in 2018 (from memory); makers move to VST3',
  find: ({ overview }) => {
    const old = overview.plugins.filter(({ format }) => format === 'vst2')
    if (old.length === 0) return null
    return {
      claim: say`${count(old.length, 'plug-in is', 'plug-ins are')} used in the old VST2 format: ${list(
        old.map(({ name }) => name),
        4,
      )}.`,
      evidence: old.map(({ name, count: used }) => aboutSet(say`${name}, used ${count(used, 'time')}`)),
    }
  },
  learnMore: [manual('Working with Instruments and Effects', 'Using plug-ins')],
  honesty: 'Certain about the format.',
}
