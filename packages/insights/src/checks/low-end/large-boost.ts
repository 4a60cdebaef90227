import { decibels, hertz } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutDevice } from '../evidence.ts'
import { boosts } from './eq-bands.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'

export const largeBoost: Check = {
  id: 'LE03',
  title: 'Very large EQ boost',
  area: 'mix',
  severity: 'check',
  stages: ['mix'],
  confidence: 'certain',
  reads: ['devices EQ Eight bands'],
  source: '9 dB is a rule of thumb',
  find: (song) =>
    saw(
      song.parts.flatMap((part) =>
        activeDevices(part, 'Eq8').flatMap((placed) =>
          boosts(placed.device, LARGE_BOOST_DB).map((band) => ({ placed, band })),
        ),
      ),
      {
        name: ({ placed }) => placed.trackName,
        one: (name, { band }) => `EQ Eight on ${name} lifts ${hertz(band.frequencyHz)} by ${decibels(band.gainDb)}.`,
        many: (number, names) => `${number} EQ bands lift by more than 9 dB: on ${names}.`,
        evidence: ({ placed, band }) =>
          aboutDevice(placed, `band ${String(band.number)}: ${decibels(band.gainDb)} at ${hertz(band.frequencyHz)}`),
      },
    ),
  lesson: {
    beginner: {
      why: 'If a sound needs that much of something, it may not have it. A boost then lifts noise and ringing along with it.',
      tryThis: ['Halve the boost.', 'Try another sound, or add a second one that has what is missing.'],
      listenFor: 'Whether the part got better, or only louder.',
    },
    intermediate: {
      why: 'Every boost is also level. Match the loudness, and a good part of the improvement is often gone; what remains is the real one.',
      tryThis: [
        'Pull the device’s Gain down until on and off are equally loud.',
        'Cut what hides the part in another track, by 2–3 dB.',
      ],
      listenFor: 'Ringing on held notes, hiss in pauses.',
    },
    advanced: {
      why: 'High-gain minimum-phase bells ring in time; the narrower, the longer. As sound design on synths that is a fine filter; on recordings it shows the room.',
      tryThis: [
        'Try saturation to create harmonics where there are none, then EQ by less.',
        'Dynamic EQ if only some notes lack it.',
      ],
      listenFor: 'Impulse-like sounds through the boosted band alone.',
    },
  },
  learnMore: [manual('Live Audio Effect Reference', 'EQ Eight')],
  honesty: 'Certain about the setting. In sound design a large boost is a tool like any other.',
}

const LARGE_BOOST_DB = 9.01
