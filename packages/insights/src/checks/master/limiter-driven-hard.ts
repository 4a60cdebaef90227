import type { Check } from '../check.ts'
import { steady } from '../device-parameters.ts'
import { aboutDevice } from '../evidence.ts'
import { activeMainDevices } from './limiters.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { decibels } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const limiterDrivenHard: Check = {
  id: 'MB04',
  title: 'Limiter with a lot of gain',
  area: 'mix',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'guess',
  source: '6 dB is a rule of thumb: a set does not store how much is limited',
  find: (song) => {
    const found = activeMainDevices(song).flatMap((placed) => {
      if (placed.device.tag !== 'Limiter') return []
      const isMaximizing = steady(placed.device, 'Maximize') === 1
      const driveDb = isMaximizing
        ? -(steady(placed.device, 'MaximizeThreshold') ?? 0)
        : (steady(placed.device, 'Gain') ?? 0)
      return driveDb >= MUCH_DRIVE_DB ? [{ placed, driveDb }] : []
    })
    const sighting = saw(found, {
      name: ({ placed }) => placed.trackName,
      one: (_, { driveDb }) => say`The Limiter on ${song.mainName} adds ${decibels(driveDb)} before its ceiling.`,
      many: (number) => say`${number} Limiters on ${song.mainName} each add 6 dB or more.`,
      evidence: ({ placed, driveDb }) => aboutDevice(placed, say`drive ${decibels(driveDb)}`),
    })
    return sighting && { ...sighting, figures: { db: Math.max(...found.map(({ driveDb }) => driveDb)) } }
  },
  learnMore: [manual('Live Audio Effect Reference', 'Limiter'), term('Headroom', 'headroom')],
  honesty: 'A guess: if the mix comes in quietly, this much gain is harmless. The exported audio would settle it.',
}

const MUCH_DRIVE_DB = 6
