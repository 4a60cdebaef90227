import { list } from '../../words/name-words.ts'
import { count } from '../../words/number-words.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual } from '../sources.ts'

export const vst2PlugIns: Check = {
  id: 'CP08',
  title: 'Plug-ins in an old format',
  area: 'files',
  severity: 'info',
  stages: ANY_STAGE,
  confidence: 'certain',
  reads: ['devices.plugin.format'],
  source: 'Steinberg withdrew the VST2 kit in 2018 (from memory); makers move to VST3',
  find: ({ overview }) => {
    const old = overview.plugins.filter(({ format }) => format === 'vst2')
    if (old.length === 0) return null
    return {
      claim: `${count(old.length, 'plug-in is', 'plug-ins are')} used in the old VST2 format: ${list(
        old.map(({ name }) => name),
        4,
      )}.`,
      evidence: old.map(({ name, count: used }) => aboutSet(`${name}, used ${count(used, 'time')}`)),
    }
  },
  lesson: {
    beginner: {
      why: 'VST2 is an older kind of plug-in. New computers may not run it one day.',
      tryThis: ['Nothing today.', 'When you start a new song, choose the VST3 of the same plug-in.'],
      listenFor: 'The same preset should sound the same in both.',
    },
    intermediate: {
      why: 'Swapping an old plug-in inside a finished set means setting its sound again: Live treats VST2 and VST3 as different plug-ins.',
      tryThis: [
        'Freeze or export the tracks of finished songs.',
        'Save the sound as a preset in the plug-in, load it in the VST3.',
      ],
      listenFor: 'Automation: its parameters may be numbered differently.',
    },
    advanced: {
      why: 'VST3 suspends processing on silence and has sample-accurate automation; some plug-ins migrate state by a shared id, but Live does not swap them by itself.',
      tryThis: ['Check that macro and automation mappings are redone after a swap.'],
      listenFor: 'Latency reports that differ between formats.',
    },
  },
  learnMore: [manual('Working with Instruments and Effects', 'Using plug-ins')],
  honesty: 'Certain about the format.',
}
