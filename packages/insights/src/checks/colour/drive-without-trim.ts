import type { Check } from '../check.ts'
import { steady, steadyShare } from '../device-parameters.ts'
import { chosenDevices } from '../devices-of.ts'
import { aboutDevice, placeOfDevice } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'
import { decibels } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const driveWithoutTrim: Check = {
  id: 'SA01',
  title: 'Drive that is also level',
  area: 'mix',
  severity: 'idea',
  stages: ['mix'],
  confidence: 'certain',
  source: 'Louder is judged as better: a known bias. 12 dB is a rule of thumb; a warm preset drives by half of it',
  find: (song) => {
    const found = chosenDevices(song, 'Saturator').flatMap((placed) => {
      const driveDb = steady(placed.device, 'PreDrive') ?? 0
      const outputDb = steady(placed.device, 'PostDrive') ?? -99
      const wet = steadyShare(placed.device, 'DryWet') ?? 1
      return driveDb >= LEAST_DRIVE_DB && outputDb > -1 && wet > 0.6 ? [{ placed, driveDb }] : []
    })
    const sighting = saw(found, {
      name: ({ placed }) => placeOfDevice(placed),
      one: (name, { driveDb }) =>
        say`Saturator on ${name} drives by ${decibels(driveDb)}, and its Output is still at 0 dB.`,
      many: (number, names) => say`${number} Saturators drive hard with their Output at 0 dB: on ${names}.`,
      evidence: ({ placed, driveDb }) => aboutDevice(placed, say`drive ${decibels(driveDb)}, output 0 dB`),
    })
    const db = Math.max(...found.map(({ driveDb }) => driveDb))
    return sighting && { ...sighting, figures: { db, half: db / 2 } }
  },
  learnMore: [manual('Live Audio Effect Reference', 'Saturator')],
  honesty: 'Certain about the settings. If the level is what you wanted, fine.',
}

const LEAST_DRIVE_DB = 12
