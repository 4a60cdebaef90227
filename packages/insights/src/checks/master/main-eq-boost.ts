import type { Check } from '../check.ts'
import { aboutDevice } from '../evidence.ts'
import { boosts } from '../low-end/eq-bands.ts'
import { activeMainDevices } from './limiters.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'
import { decibels, hertz } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const mainEqBoost: Check = {
  id: 'MB08',
  title: 'Large EQ boost on the main track',
  area: 'mix',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'likely',
  source: 'Mastering moves are small (Katz, Mastering Audio); 4 dB is a rule of thumb',
  find: (song) => {
    const found = activeMainDevices(song).flatMap((placed) =>
      boosts(placed.device, LARGE_BOOST_DB).map((band) => ({ placed, band })),
    )
    const sighting = saw(found, {
      name: ({ placed }) => placed.trackName,
      one: (_, { band }) =>
        say`EQ Eight on ${song.mainName} lifts the whole mix by ${decibels(band.gainDb)} at ${hertz(band.frequencyHz)}.`,
      many: (number) => say`${number} EQ bands on ${song.mainName} lift the whole mix by more than 4 dB.`,
      evidence: ({ placed, band }) =>
        aboutDevice(placed, say`band ${String(band.number)}: ${decibels(band.gainDb)} at ${hertz(band.frequencyHz)}`),
    })
    const db = Math.max(...found.map(({ band }) => band.gainDb))
    return sighting && { ...sighting, figures: { db, half: db / 2 } }
  },
  learnMore: [manual('Live Audio Effect Reference', 'EQ Eight')],
  honesty: 'Likely: the setting is certain, what it does to this mix only the audio shows.',
}

const LARGE_BOOST_DB = 4.01
