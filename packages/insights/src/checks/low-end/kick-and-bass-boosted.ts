import type { Part, PlacedDevice, Song } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { chosenDevices } from '../devices-of.ts'
import { aboutDevice } from '../evidence.ts'
import { boosts, type EqBand } from './eq-bands.ts'
import { median } from '../midi/statistics.ts'
import { confidenceByRole, partsWith } from '../roles-of.ts'
import { term } from '../sources.ts'
import { decibels, hertz, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const kickAndBassBoosted: Check = {
  id: 'LE05',
  title: 'Two low parts lifted in the same low band',
  area: 'mix',
  severity: 'check',
  stages: ['mix'],
  confidence: 'likely',
  source: '30 to 120 Hz, 3 dB and a third of an octave: rules of thumb',
  find: (song) => {
    const pair = boostedPair(song)
    const [one, other] = pair ?? []
    if (!pair || !one || !other) return null
    return {
      claim: say`${quotedTracks(pair.map(({ part }) => part.track))} are both lifted around ${hertz(median(pair.map(({ band }) => band.frequencyHz)))}.`,
      evidence: pair.map(({ placed, band }) =>
        aboutDevice(placed, say`${decibels(band.gainDb)} at ${hertz(band.frequencyHz)}`),
      ),
      confidence: confidenceByRole(pair.map(({ part }) => part)),
      figures: {
        one: one.part.track.name,
        other: other.part.track.name,
        hz: median(pair.map(({ band }) => band.frequencyHz)),
      },
    }
  },
  learnMore: [term('Masking', 'masking'), term('Sidechain', 'sidechain')],
  honesty: 'Likely: the settings are certain, the roles are read from names, devices and notes.',
}

/** Two low parts that sound at once and are lifted in one band, the first such pair. */
export function boostedPair(song: Song): Boost[] | undefined {
  const low = partsWith(song, 'kick', 'bass', 'drums').flatMap((part) =>
    chosenDevices(part, 'Eq8').flatMap((placed) =>
      boosts(placed.device, LEAST_BOOST_DB)
        .filter(({ frequencyHz }) => frequencyHz >= 30 && frequencyHz <= 120)
        .map((band) => ({ part, placed, band })),
    ),
  )
  for (const a of low) {
    const b = low.find(
      ({ part: { track }, band }) =>
        a.part.track.id < track.id &&
        Math.abs(Math.log2(a.band.frequencyHz / band.frequencyHz)) <= 1 / 3 &&
        song.activity.tracks.some((tracks) => tracks.has(a.part.track.id) && tracks.has(track.id)),
    )
    if (b) return [a, b]
  }
  return undefined
}

type Boost = { readonly part: Part; readonly placed: PlacedDevice; readonly band: EqBand }

const LEAST_BOOST_DB = 3
