import { list } from '../../words/name-words.ts'
import { count } from '../../words/number-words.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual } from '../sources.ts'

export const plugInsNeeded: Check = {
  id: 'CP07',
  title: 'Plug-ins that this set needs',
  area: 'files',
  severity: 'info',
  stages: ANY_STAGE,
  confidence: 'certain',
  reads: ['devices.plugin'],
  source: 'The file',
  find: ({ overview }) => {
    if (overview.plugins.length === 0) return null
    const names = [...new Set(overview.plugins.map(({ name }) => name))]
    return {
      claim: `This set needs ${count(names.length, 'plug-in')}: ${list(names, 4)}.`,
      evidence: overview.plugins.map(({ name, count: used, format }) =>
        aboutSet(`${name} (${FORMAT_NAMES[format]}), used ${count(used, 'time')}`),
      ),
    }
  },
  lesson: {
    beginner: {
      why: 'Whoever opens this set needs the same plug-ins, also you on your next computer.',
      tryThis: ['Before you send it: right-click each such track ▸ Freeze.', 'Then File ▸ Collect All and Save.'],
      listenFor: 'The set plays on a computer without them.',
    },
    intermediate: {
      why: 'Plug-ins are the part of a project that ages first. Frozen tracks and exported stems still play in ten years.',
      tryThis: [
        'When a song is done, export stems into its folder.',
        'Note versions of the plug-ins that make the main sound.',
      ],
      listenFor: 'Stems summed equal the mix.',
    },
    advanced: {
      why: 'The set keeps each plug-in’s state as a block of bytes that only the plug-in can read, so nothing of its settings can be recovered without it.',
      tryThis: ['Save presets of key sounds in the plug-in’s own format as well.'],
      listenFor: 'Recall after an update of the plug-in.',
    },
  },
  learnMore: [manual('Working with Instruments and Effects', 'Using plug-ins')],
  honesty: 'Certain about the list. Whether they are installed here I cannot see.',
}

const FORMAT_NAMES = { vst2: 'VST2', vst3: 'VST3', au: 'Audio Unit' } as const
