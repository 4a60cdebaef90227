import type { Check } from '../check.ts'
import { steady } from '../device-parameters.ts'
import { chosenDevices } from '../devices-of.ts'
import { aboutDevice, placeOfDevice } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'
import { decibels } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const makeupAndGain: Check = {
  id: 'DY11',
  title: 'Automatic make-up and extra gain',
  area: 'mix',
  severity: 'idea',
  stages: ['mix'],
  confidence: 'certain',
  source: 'Louder is judged as better: a known bias. 3 dB is a rule of thumb',
  find: (song) => {
    const raised = chosenDevices(song, 'Compressor2').filter(
      ({ device }) => steady(device, 'GainCompensation') === 1 && (steady(device, 'Gain') ?? 0) > EXTRA_DB,
    )
    const sighting = saw(raised, {
      name: placeOfDevice,
      one: (name, { device }) =>
        say`The Compressor on ${name} adds automatic make-up and another ${decibels(steady(device, 'Gain') ?? 0)}.`,
      many: (number, names) => say`${number} Compressors add automatic make-up and more gain on top: on ${names}.`,
      evidence: (placed) => aboutDevice(placed, say`Makeup on, Output ${decibels(steady(placed.device, 'Gain') ?? 0)}`),
    })
    return (
      sighting && { ...sighting, figures: { db: Math.max(...raised.map(({ device }) => steady(device, 'Gain') ?? 0)) } }
    )
  },
  learnMore: [manual('Live Audio Effect Reference', 'Compressor')],
  honesty: 'Certain about both settings.',
}

const EXTRA_DB = 3
