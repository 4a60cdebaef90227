import type { Check } from '../check.ts'
import { chosenDevices } from '../devices-of.ts'
import { aboutDevice, placeOfDevice } from '../evidence.ts'
import { boosts } from './eq-bands.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'
import { decibels, hertz, plain } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const narrowBoost: Check = {
  id: 'LE06',
  title: 'Narrow boost',
  area: 'mix',
  severity: 'idea',
  stages: ['mix'],
  confidence: 'certain',
  source: 'Q above 6 and more than 4 dB: rules of thumb',
  find: (song) => {
    const found = chosenDevices(song, 'Eq8').flatMap((placed) =>
      boosts(placed.device, LEAST_BOOST_DB)
        .filter(({ kind, q }) => kind === 'bell' && q > NARROW_Q)
        .map((band) => ({ placed, band })),
    )
    const sighting = saw(found, {
      name: ({ placed }) => placeOfDevice(placed),
      one: (name, { band }) =>
        say`EQ Eight on ${name} lifts a narrow band at ${hertz(band.frequencyHz)} by ${decibels(band.gainDb)}.`,
      many: (number, names) => say`${number} EQ bands lift a very narrow range: on ${names}.`,
      evidence: ({ placed, band }) =>
        aboutDevice(placed, say`${decibels(band.gainDb)} at ${hertz(band.frequencyHz)}, Q ${plain(band.q)}`),
    })
    const [most] = found.toSorted((a, b) => b.band.gainDb - a.band.gainDb)
    return sighting && most
      ? { ...sighting, figures: { part: most.placed.trackName, hz: most.band.frequencyHz, db: most.band.gainDb } }
      : null
  },
  learnMore: [manual('Live Audio Effect Reference', 'EQ Eight')],
  honesty: 'Certain about the setting. A tuned resonance can be the point of it.',
}

const LEAST_BOOST_DB = 4.01
const NARROW_Q = 6
