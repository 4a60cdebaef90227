import { decibels } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { steady } from '../device-parameters.ts'
import { aboutDevice } from '../evidence.ts'
import { activeMainDevices } from './limiters.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'

export const limiterDrivenHard: Check = {
  id: 'MB04',
  title: 'Limiter with a lot of gain',
  area: 'mix',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'guess',
  reads: ['main.devices.parameters Gain, MaximizeThreshold'],
  source: '6 dB is a rule of thumb: a set does not store how much is limited',
  find: (song) =>
    saw(
      activeMainDevices(song).flatMap((placed) => {
        if (placed.device.tag !== 'Limiter') return []
        const isMaximizing = steady(placed.device, 'Maximize') === 1
        const driveDb = isMaximizing
          ? -(steady(placed.device, 'MaximizeThreshold') ?? 0)
          : (steady(placed.device, 'Gain') ?? 0)
        return driveDb >= MUCH_DRIVE_DB ? [{ placed, driveDb }] : []
      }),
      {
        name: ({ placed }) => placed.trackName,
        one: (_, { driveDb }) => `The Limiter on ${song.mainName} adds ${decibels(driveDb)} before its ceiling.`,
        many: (number) => `${number} Limiters on ${song.mainName} each add 6 dB or more.`,
        evidence: ({ placed, driveDb }) => aboutDevice(placed, `drive ${decibels(driveDb)}`),
      },
    ),
  lesson: {
    beginner: {
      why: 'A limiter makes things louder by cutting the tops off. The tops are mostly drums, so those get smaller first.',
      tryThis: [
        'Turn Gain down by 3 dB, and your speakers up by as much.',
        'Listen to the kick and the snare.',
        'Go back up only as far as you like the sound.',
      ],
      listenFor: 'Whether the drums get bigger when the limiter does less.',
    },
    intermediate: {
      why: 'Six dB and more from the limiter alone usually costs punch. Part of it can come from the balance: the loudest single hits decide how early the limiter starts.',
      tryThis: [
        'Find what triggers it: mute kick, snare, bass in turn and watch the reduction.',
        'Clip or saturate that one source by 2–3 dB; then the limiter has less to do.',
      ],
      listenFor: 'Level-matched: is it better, or only louder?',
    },
    advanced: {
      why: 'Gain reduction depends on the crest factor of the input, which the set does not hold. Split the work: clip drums for microseconds, compress the bus for milliseconds, limit the rest.',
      tryThis: [
        'Aim at 2–3 dB of maximum reduction on the final limiter.',
        'Measure PLR of the export: below about 8 dB most material sounds flat.',
      ],
      listenFor: 'Low-frequency distortion: fast release on bass-heavy material modulates the waveform itself.',
    },
  },
  learnMore: [manual('Live Audio Effect Reference', 'Limiter'), term('Headroom', 'headroom')],
  honesty: 'A guess: if the mix comes in quietly, this much gain is harmless. The exported audio would settle it.',
}

const MUCH_DRIVE_DB = 6
