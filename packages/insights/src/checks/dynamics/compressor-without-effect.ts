import { decibels } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { steady } from '../device-parameters.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutDevice } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'

export const compressorWithoutEffect: Check = {
  id: 'DY05',
  title: 'Compressor that does not compress',
  area: 'mix',
  severity: 'info',
  stages: ['mix'],
  confidence: 'likely',
  reads: ['devices Compressor Threshold, Ratio'],
  source:
    'Arithmetic: nothing crosses a threshold at 0 dB unless it is hotter than full scale; a ratio of 1 changes nothing',
  find: (song) =>
    saw(
      activeDevices(song, 'Compressor2').flatMap((placed) => {
        const thresholdDb = steady(placed.device, 'Threshold')
        const ratio = steady(placed.device, 'Ratio')
        if (placed.device.sidechain?.isOn || thresholdDb === undefined || ratio === undefined) return []
        if (ratio <= 1.001) return [{ placed, setting: 'ratio 1:1' }]
        return thresholdDb >= HIGH_THRESHOLD_DB ? [{ placed, setting: `threshold ${decibels(thresholdDb)}` }] : []
      }),
      {
        name: ({ placed }) => placed.trackName,
        one: (name, { setting }) => `The Compressor on ${name} hardly ever acts: ${setting}.`,
        many: (number, names) => `${number} Compressors hardly ever act: on ${names}.`,
        evidence: ({ placed, setting }) => aboutDevice(placed, setting),
      },
    ),
  lesson: {
    beginner: {
      why: 'A compressor only works on what is louder than its Threshold. Here the threshold is at the very top.',
      tryThis: [
        'Lower Threshold while the part plays, until the meter moves by 2 to 4.',
        'Or delete the device, if you do not miss it.',
      ],
      listenFor: 'Quiet and loud notes move closer together.',
    },
    intermediate: {
      why: 'At 0 dB or a ratio of 1:1 it only adds its make-up gain, if any. It may be a leftover from a preset.',
      tryThis: [
        'Threshold down to 2–4 dB of reduction, ratio 2:1 to 4:1, then match Output.',
        'If you like it as it is, delete it and use a Utility for the gain.',
      ],
      listenFor: 'On and off at the same loudness.',
    },
    advanced: {
      why: 'Float signals may exceed 0 dBFS inside Live, so such a compressor can act as a late peak catcher. A wide knee starts below the threshold as well.',
      tryThis: ['Look at the gain-reduction meter on the loudest bar before you delete it.'],
      listenFor: 'The loudest bar, with the device on and off: if the meter never moves, both are the same.',
    },
  },
  learnMore: [manual('Live Audio Effect Reference', 'Compressor')],
  honesty: 'Likely: the setting is certain, but a very hot signal can still cross it. Its meter tells.',
}

const HIGH_THRESHOLD_DB = -0.5
