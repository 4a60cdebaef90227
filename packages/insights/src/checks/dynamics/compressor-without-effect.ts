import type { Check } from '../check.ts'
import { steady } from '../device-parameters.ts'
import { chosenDevices } from '../devices-of.ts'
import { aboutDevice, placeOfDevice } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'
import { decibels } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const compressorWithoutEffect: Check = {
  id: 'DY05',
  title: 'Compressor that does not compress',
  area: 'mix',
  severity: 'info',
  stages: ['mix'],
  confidence: 'likely',
  source:
    'Arithmetic: nothing crosses a threshold at 0 dB unless it is hotter than full scale; a ratio of 1 changes nothing',
  find: (song) =>
    saw(
      chosenDevices(song, 'Compressor2').flatMap((placed) => {
        const thresholdDb = steady(placed.device, 'Threshold')
        const ratio = steady(placed.device, 'Ratio')
        if (placed.device.sidechain?.isOn || thresholdDb === undefined || ratio === undefined) return []
        if (ratio <= 1.001) return [{ placed, setting: say`ratio 1:1` }]
        return thresholdDb >= HIGH_THRESHOLD_DB ? [{ placed, setting: say`threshold ${decibels(thresholdDb)}` }] : []
      }),
      {
        name: ({ placed }) => placeOfDevice(placed),
        one: (name, { setting }) => say`The Compressor on ${name} hardly ever acts: ${setting}.`,
        many: (number, names) => say`${number} Compressors hardly ever act: on ${names}.`,
        evidence: ({ placed, setting }) => aboutDevice(placed, setting),
      },
    ),
  learnMore: [manual('Live Audio Effect Reference', 'Compressor')],
  honesty: 'Likely: the setting is certain, but a very hot signal can still cross it. Its meter tells.',
}

const HIGH_THRESHOLD_DB = -0.5
