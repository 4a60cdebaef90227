import type { Check } from '../check.ts'
import { aboutDevice } from '../evidence.ts'
import { isMeter } from './limiters.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'
import { say } from '../../words/say.ts'

export const mainDeviceOff: Check = {
  id: 'MB12',
  title: 'Switched-off device on the main track',
  area: 'mix',
  severity: 'info',
  stages: ['export'],
  confidence: 'certain',
  source: 'The file',
  find: (song) =>
    saw(
      song.mainDevices.filter((placed) => placed.depth === 0 && !placed.device.isOn && !isMeter(placed)),
      {
        name: ({ device }) => device.name,
        one: (name) => say`${name} on ${song.mainName} is switched off.`,
        many: (number, names) => say`${number} devices on ${song.mainName} are switched off: ${names}.`,
        evidence: (placed) => aboutDevice(placed, say`off`),
      },
    ),
  learnMore: [manual('Working with Instruments and Effects')],
  honesty: 'Certain that it is off in the saved file; automation could switch it on while playing.',
}
