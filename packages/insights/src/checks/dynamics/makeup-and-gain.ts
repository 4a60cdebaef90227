import { decibels } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { steady } from '../device-parameters.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutDevice } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'

export const makeupAndGain: Check = {
  id: 'DY11',
  title: 'Automatic make-up and extra gain',
  area: 'mix',
  severity: 'idea',
  stages: ['mix'],
  confidence: 'certain',
  reads: ['devices Compressor GainCompensation, Gain'],
  source: 'Louder is judged as better: a known bias. 3 dB is a rule of thumb',
  find: (song) =>
    saw(
      activeDevices(song, 'Compressor2').filter(
        ({ device }) => steady(device, 'GainCompensation') === 1 && (steady(device, 'Gain') ?? 0) > EXTRA_DB,
      ),
      {
        name: ({ trackName }) => trackName,
        one: (name, { device }) =>
          `The Compressor on ${name} adds automatic make-up and another ${decibels(steady(device, 'Gain') ?? 0)}.`,
        many: (number, names) => `${number} Compressors add automatic make-up and more gain on top: on ${names}.`,
        evidence: (placed) => aboutDevice(placed, `Makeup on, Output ${decibels(steady(placed.device, 'Gain') ?? 0)}`),
      },
    ),
  lesson: {
    beginner: {
      why: 'Louder nearly always sounds better at first. With so much gain you cannot tell whether the compression helps.',
      tryThis: ['Switch Makeup off.', 'Turn Output until on and off are equally loud.', 'Now compare.'],
      listenFor: 'The shape of the sound rather than its size.',
    },
    intermediate: {
      why: 'Makeup estimates from threshold and ratio, not from the sound. Setting Output by hand keeps the level that the rest of the chain expects.',
      tryThis: ['Makeup off, Output by ear or by meter.', 'Then the fader stays where it was.'],
      listenFor: 'Level on and off.',
    },
    advanced: {
      why: 'The estimate assumes full-scale input; on quiet material it overshoots by several dB and drives what follows.',
      tryThis: ['Check the level into the next non-linear device.'],
      listenFor: 'Saturation that comes with the compressor.',
    },
  },
  learnMore: [manual('Live Audio Effect Reference', 'Compressor')],
  honesty: 'Certain about both settings.',
}

const EXTRA_DB = 3
