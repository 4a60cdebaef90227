import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual } from '../sources.ts'
import { count, list } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const plugInsNeeded: Check = {
  id: 'CP07',
  title: 'Plug-ins that this set needs',
  area: 'files',
  severity: 'info',
  stages: ANY_STAGE,
  confidence: 'certain',
  source: 'The file',
  find: ({ overview }) => {
    // Where all are of the old format, CP08 lists them.
    if (overview.plugins.every(({ format }) => format === 'vst2')) return null
    const names = [...new Set(overview.plugins.map(({ name }) => name))]
    return {
      claim: say`This set needs ${count(names.length, 'plug-in')}: ${list(names, 4)}.`,
      evidence: overview.plugins.map(({ name, count: used, format }) =>
        aboutSet(say`${name} (${FORMAT_NAMES[format]}), used ${count(used, 'time')}`),
      ),
    }
  },
  learnMore: [manual('Working with Instruments and Effects', 'Using plug-ins')],
  honesty: 'Certain about the list. Whether they are installed here I cannot see.',
}

const FORMAT_NAMES = { vst2: 'VST2', vst3: 'VST3', au: 'Audio Unit' } as const
