import { count } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { allDevices } from '../devices-of.ts'
import { aboutDevice } from '../evidence.ts'
import { manual } from '../sources.ts'

export const manySwitchedOff: Check = {
  id: 'CP01',
  title: 'Many switched-off devices',
  area: 'workflow',
  severity: 'info',
  stages: ['arrange', 'mix'],
  confidence: 'certain',
  reads: ['devices.isOn'],
  source: 'Five devices or 30 % are rules of thumb',
  find: (song) => {
    const top = allDevices(song).filter(({ depth }) => depth === 0)
    const off = top.filter(({ device }) => !device.isOn)
    if (off.length < MANY && (off.length < 2 || off.length <= top.length * LARGE_SHARE)) return null
    return {
      claim: `${String(off.length)} of the ${count(top.length, 'device')} that stand outside racks are switched off.`,
      evidence: off.map((placed) => aboutDevice(placed, 'off')),
    }
  },
  lesson: {
    beginner: {
      why: 'Switched-off devices are old decisions. They make a chain longer to read.',
      tryThis: ['Go through them once: on, or delete.', 'Save the set under a new name before, if you are unsure.'],
      listenFor: 'Nothing changes when those that are off go.',
    },
    intermediate: {
      why: 'In a month you will not know whether they were off on purpose. A chain without them says what you hear.',
      tryThis: [
        'Delete what you did not miss.',
        'Group what you want to compare into a rack with two chains, A and B.',
      ],
      listenFor: 'Your own speed when you look for something.',
    },
    advanced: {
      why: 'A device that is off may be switched by automation, a macro or a key, and its latency may still be compensated.',
      tryThis: ['Look for lit automation dots on the device switches before you delete.'],
      listenFor: 'Latency while playing live.',
    },
  },
  learnMore: [manual('Working with Instruments and Effects')],
  honesty: 'Certain in the saved file. Some may be switched on while the song plays.',
}

const MANY = 5
const LARGE_SHARE = 0.3
