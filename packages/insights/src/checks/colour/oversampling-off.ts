import type { Check } from '../check.ts'
import { steady, steadyShare } from '../device-parameters.ts'
import { chosenDevices } from '../devices-of.ts'
import { aboutDevice, placeOfDevice } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'
import { say } from '../../words/say.ts'

export const oversamplingOff: Check = {
  id: 'SA04',
  title: 'Strong distortion without oversampling',
  area: 'sound',
  severity: 'info',
  stages: ['export'],
  confidence: 'certain',
  source: 'Aliasing: overtones above half of the sample rate fold back. 12 dB is a rule of thumb',
  find: (song) =>
    saw(
      chosenDevices(song, 'Saturator', 'Pedal').filter(({ device }) => {
        const isStrong =
          device.tag === 'Saturator'
            ? (steady(device, 'PreDrive') ?? 0) > STRONG_DB
            : (steadyShare(device, 'Gain') ?? 0) > 0.5
        return isStrong && steady(device, 'Oversampling') === 0
      }),
      {
        name: placeOfDevice,
        one: (name, { device }) => say`${device.name} on ${name} distorts strongly, with Hi-Quality off.`,
        many: (number, names) => say`${number} devices distort strongly with Hi-Quality off: on ${names}.`,
        evidence: (placed) => aboutDevice(placed, say`oversampling off`),
      },
    ),
  learnMore: [manual('Live Audio Effect Reference', 'Saturator')],
  honesty: 'Certain about the setting; on low sounds it is hard to hear, and the roughness may be welcome.',
}

const STRONG_DB = 12
