import { decibels, hertz } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { aboutDevice } from '../evidence.ts'
import { boosts } from '../low-end/eq-bands.ts'
import { activeMainDevices } from './limiters.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'

export const mainEqBoost: Check = {
  id: 'MB08',
  title: 'Large EQ boost on the main track',
  area: 'mix',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'likely',
  reads: ['main.devices EQ Eight bands'],
  source: 'Mastering moves are small (Katz, Mastering Audio); 4 dB is a rule of thumb',
  find: (song) =>
    saw(
      activeMainDevices(song).flatMap((placed) =>
        boosts(placed.device, LARGE_BOOST_DB).map((band) => ({ placed, band })),
      ),
      {
        name: ({ placed }) => placed.trackName,
        one: (_, { band }) =>
          `EQ Eight on ${song.mainName} lifts the whole mix by ${decibels(band.gainDb)} at ${hertz(band.frequencyHz)}.`,
        many: (number) => `${number} EQ bands on ${song.mainName} lift the whole mix by more than 4 dB.`,
        evidence: ({ placed, band }) =>
          aboutDevice(placed, `band ${String(band.number)}: ${decibels(band.gainDb)} at ${hertz(band.frequencyHz)}`),
      },
    ),
  lesson: {
    beginner: {
      why: 'If the whole song needs a lot more of something, it is often one or two parts that lack it.',
      tryThis: [
        'Switch the EQ off.',
        'Find the part that sounds dull or thin, and brighten or fill only that one.',
        'Switch the EQ back on, with half the boost.',
      ],
      listenFor: 'Parts that were bright already and now hurt a little.',
    },
    intermediate: {
      why: 'An EQ on the main track moves all parts, including those that were right. Large boosts there point to single tracks, or to the room that you listen in.',
      tryThis: [
        'Aim at 2 dB or less here.',
        'Compare with a song that you like, through the same speakers, at the same loudness.',
      ],
      listenFor: 'Cymbals and “s” sounds with a high boost; the kick against the bass with a low one.',
    },
    advanced: {
      why: 'A broad +5 dB shelf also shifts what bus compression reacts to, and eats headroom at the limiter where it boosts.',
      tryThis: [
        'Place the EQ after the compressor to keep its action, or before to let it react: compare both.',
        'Mid/side mode if only the sides are dull.',
      ],
      listenFor: 'Long-term spectrum of the export against your own earlier songs.',
    },
  },
  learnMore: [manual('Live Audio Effect Reference', 'EQ Eight')],
  honesty: 'Likely: the setting is certain, what it does to this mix only the audio shows.',
}

const LARGE_BOOST_DB = 4.01
