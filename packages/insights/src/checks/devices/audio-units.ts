import { list } from '../../words/name-words.ts'
import { count } from '../../words/number-words.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual } from '../sources.ts'

export const audioUnits: Check = {
  id: 'CP09',
  title: 'Plug-ins for the Mac only',
  area: 'files',
  severity: 'info',
  stages: ANY_STAGE,
  confidence: 'certain',
  reads: ['devices.plugin.format'],
  source: 'Audio Units exist on Apple’s systems only',
  find: ({ overview }) => {
    const units = overview.plugins.filter(({ format }) => format === 'au')
    if (units.length === 0) return null
    return {
      claim: `${count(units.length, 'plug-in is an Audio Unit', 'plug-ins are Audio Units')}, which only a Mac can open: ${list(
        units.map(({ name }) => name),
        4,
      )}.`,
      evidence: units.map(({ name, count: used }) => aboutSet(`${name}, used ${count(used, 'time')}`)),
    }
  },
  lesson: {
    beginner: {
      why: 'On a Windows computer these plug-ins stay silent.',
      tryThis: ['Right-click their tracks ▸ Freeze before you send the set to somebody.'],
      listenFor: 'The frozen track sounds the same.',
    },
    intermediate: {
      why: 'Most plug-ins also come as VST3, which both systems have.',
      tryThis: ['For the next song choose VST3 in the browser.', 'For this one: freeze, or export stems.'],
      listenFor: 'Presets: save them in the plug-in, and load them in the other format.',
    },
    advanced: {
      why: 'Live shows both formats side by side; which ones are offered is set in Preferences ▸ Plug-Ins.',
      tryThis: ['Switch Audio Units off there, so that you cannot pick them by accident.'],
      listenFor: 'Sets that you have already saved: they keep their Audio Units, and open as before.',
    },
  },
  learnMore: [manual('Working with Instruments and Effects', 'Using plug-ins')],
  honesty: 'Certain. If you and your collaborators all use Macs, it does not matter.',
}
