import type { Figure, Message } from '@kvint/report'
import type { Check } from '../check.ts'
import { chosenDevices } from '../devices-of.ts'
import { aboutDevice, placeOfDevice } from '../evidence.ts'
import { boosts, type EqBand } from './eq-bands.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'
import { decibels, hertz } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const largeBoost: Check = {
  id: 'LE03',
  title: 'Very large EQ boost',
  area: 'mix',
  severity: 'check',
  stages: ['mix'],
  confidence: 'certain',
  source: '9 dB is a rule of thumb',
  find: (song) => {
    const found = song.parts.flatMap((part) =>
      chosenDevices(part, 'Eq8').flatMap((placed) =>
        boosts(placed.device, LARGE_BOOST_DB).map((band) => ({ placed, band })),
      ),
    )
    const sighting = saw(found, {
      name: ({ placed }) => placeOfDevice(placed),
      one: (name, { band }) => claimOf(name, band),
      many: (number, names) => say`${number} EQ bands lift by more than 9 dB: on ${names}.`,
      evidence: ({ placed, band }) =>
        aboutDevice(placed, say`band ${String(band.number)}: ${decibels(band.gainDb)} at ${hertz(band.frequencyHz)}`),
    })
    const [most] = found.toSorted((a, b) => b.band.gainDb - a.band.gainDb)
    return sighting && most
      ? { ...sighting, figures: { part: most.placed.trackName, db: most.band.gainDb, half: most.band.gainDb / 2 } }
      : null
  },
  learnMore: [manual('Live Audio Effect Reference', 'EQ Eight')],
  honesty: 'Certain about the setting. In sound design a large boost is a tool like any other.',
}

function claimOf(name: Figure, { kind, frequencyHz, gainDb }: EqBand): Message {
  const [hz, gain] = [hertz(frequencyHz), decibels(gainDb)]
  if (kind === 'highShelf') return say`EQ Eight on ${name} lifts all above ${hz} by ${gain}.`
  if (kind === 'lowShelf') return say`EQ Eight on ${name} lifts all below ${hz} by ${gain}.`
  return say`EQ Eight on ${name} lifts ${hz} by ${gain}.`
}

const LARGE_BOOST_DB = 9.01
