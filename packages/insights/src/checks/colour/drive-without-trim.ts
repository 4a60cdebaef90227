import { decibels } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { steady, steadyShare } from '../device-parameters.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutDevice } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'

export const driveWithoutTrim: Check = {
  id: 'SA01',
  title: 'Drive that is also level',
  area: 'mix',
  severity: 'idea',
  stages: ['mix'],
  confidence: 'certain',
  reads: ['devices Saturator PreDrive, PostDrive, DryWet'],
  source: 'Louder is judged as better: a known bias. 6 dB is a rule of thumb',
  find: (song) =>
    saw(
      activeDevices(song, 'Saturator').flatMap((placed) => {
        const driveDb = steady(placed.device, 'PreDrive') ?? 0
        const outputDb = steady(placed.device, 'PostDrive') ?? -99
        const wet = steadyShare(placed.device, 'DryWet') ?? 1
        return driveDb > LEAST_DRIVE_DB && outputDb > -1 && wet > 0.6 ? [{ placed, driveDb }] : []
      }),
      {
        name: ({ placed }) => placed.trackName,
        one: (name, { driveDb }) =>
          `Saturator on ${name} drives by ${decibels(driveDb)}, and its Output is still at 0 dB.`,
        many: (number, names) => `${number} Saturators drive hard with their Output at 0 dB: on ${names}.`,
        evidence: ({ placed, driveDb }) => aboutDevice(placed, `drive ${decibels(driveDb)}, output 0 dB`),
      },
    ),
  lesson: {
    beginner: {
      why: 'Drive makes a sound louder as well as dirtier. Louder always wins at first, so you cannot tell whether you like the dirt.',
      tryThis: ['Turn Output down until on and off are equally loud.', 'Now decide how much Drive you want.'],
      listenFor: 'The colour alone.',
    },
    intermediate: {
      why: 'Matched level tells what the device does, and keeps the rest of the chain at the level that it was set for.',
      tryThis: [
        'Output at about minus half of the Drive as a start, then by ear.',
        'Check the compressor after it: it may have been working because of the level.',
      ],
      listenFor: 'Thickness in the middle, rather than size.',
    },
    advanced: {
      why: 'The curve sets how level grows: with Analog Clip, loud signals gain little and quiet ones nearly the full drive, so the difference depends on the part.',
      tryThis: ['Match by loudness over a whole phrase, not by peaks.'],
      listenFor: 'Noise floor between the notes.',
    },
  },
  learnMore: [manual('Live Audio Effect Reference', 'Saturator')],
  honesty: 'Certain about the settings. If the level is what you wanted, fine.',
}

const LEAST_DRIVE_DB = 6
