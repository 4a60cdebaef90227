import type { Check } from '../check.ts'
import { aboutDevice } from '../evidence.ts'
import { isMeter } from './limiters.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'

export const mainDeviceOff: Check = {
  id: 'MB12',
  title: 'Switched-off device on the main track',
  area: 'mix',
  severity: 'info',
  stages: ['export'],
  confidence: 'certain',
  reads: ['main.devices.isOn'],
  source: 'The file',
  find: (song) =>
    saw(
      song.mainDevices.filter((placed) => placed.depth === 0 && !placed.device.isOn && !isMeter(placed)),
      {
        name: ({ device }) => device.name,
        one: (name) => `${name} on ${song.mainName} is switched off.`,
        many: (number, names) => `${number} devices on ${song.mainName} are switched off: ${names}.`,
        evidence: (placed) => aboutDevice(placed, 'off'),
      },
    ),
  lesson: {
    beginner: {
      why: 'Perhaps you switched it off to compare, and left it so. Or you decided against it.',
      tryThis: [
        'Switch it on and listen to the loudest part.',
        'Keep it on, or delete it: then the question is settled.',
      ],
      listenFor: 'The difference at the same loudness.',
    },
    intermediate: {
      why: 'Before an export, each device of the main track should be there on purpose.',
      tryThis: ['Go through the chain from left to right: on, or gone.', 'Save a version before.'],
      listenFor: 'Level jumps when you toggle: match them before you judge.',
    },
    advanced: {
      why: 'A device that is off is bypassed, but its latency is usually still compensated, and its on/off may be mapped or automated elsewhere.',
      tryThis: ['Check the automation chooser of the main track for Device On.'],
      listenFor: 'Timing of live-played parts with and without latent devices.',
    },
  },
  learnMore: [manual('Working with Instruments and Effects')],
  honesty: 'Certain that it is off in the saved file; automation could switch it on while playing.',
}
