import type { Part, PlacedDevice, Song } from '../../song/song.ts'
import { quotedTracks } from '../../words/name-words.ts'
import { count, decibels, hertz } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutDevice } from '../evidence.ts'
import { type EqBand, boosts } from './eq-bands.ts'
import { median } from '../midi/statistics.ts'
import { manual, term } from '../sources.ts'

export const samePlaceBoosted: Check = {
  id: 'LE04',
  title: 'Several parts lifted in the same place',
  area: 'mix',
  severity: 'check',
  stages: ['mix'],
  confidence: 'likely',
  reads: ['devices EQ Eight bands', 'clips in time'],
  source: 'Masking (Moore, Psychology of Hearing); three tracks within half an octave is a rule of thumb',
  find: (song) => {
    const cluster = largestCluster(song)
    if (new Set(cluster.map(({ part }) => part)).size < FEWEST_PARTS) return null
    const centre = median(cluster.map(({ band }) => band.frequencyHz))
    const parts = [...new Set(cluster.map(({ part }) => part))]
    return {
      claim: `${count(parts.length, 'part')} are lifted around ${hertz(centre)}: ${quotedTracks(parts.map(({ track }) => track))}.`,
      evidence: cluster.map(({ placed, band }) =>
        aboutDevice(placed, `${decibels(band.gainDb)} at ${hertz(band.frequencyHz)}`),
      ),
    }
  },
  lesson: {
    beginner: {
      why: 'If everybody raises their voice in the same place, nobody is heard better.',
      tryThis: ['Choose the part that leads there, and keep its boost.', 'Switch the others’ boosts off.'],
      listenFor: 'Whether the leading part comes forward.',
    },
    intermediate: {
      why: 'Sounds in the same half octave hide each other. A boost on all of them changes the tone of the mix, but not which one wins.',
      tryThis: [
        'Keep one boost; on the others try a cut of 2–3 dB at the same frequency.',
        'Or let them take turns: an EQ automated by section.',
      ],
      listenFor: 'The leading part at low volume.',
    },
    advanced: {
      why: 'Critical bands are about a third of an octave above 500 Hz, so half an octave is a cautious overlap. Masking depends on level, which the set does not hold, and on time, which it does: these parts play together.',
      tryThis: [
        'Sidechained dynamic EQ: the follower dips only while the leader plays.',
        'Compare summed boosts at the bus: three times +4 dB is +4 dB for the band.',
      ],
      listenFor: 'Intelligibility rather than brightness.',
    },
  },
  learnMore: [term('Masking', 'masking'), manual('Live Audio Effect Reference', 'EQ Eight')],
  honesty:
    'Likely: the settings are certain, and that the parts overlap in time. How much they hide each other depends on levels.',
}

type Boost = { readonly part: Part; readonly placed: PlacedDevice; readonly band: EqBand }

/** The largest group of boosts within half an octave whose parts sound in common bars. */
function largestCluster(song: Song): Boost[] {
  const all = song.parts
    .filter(({ report }) => report.isHeard)
    .flatMap((part) =>
      activeDevices(part, 'Eq8').flatMap((placed) =>
        boosts(placed.device, LEAST_BOOST_DB).map((band): Boost => ({ part, placed, band })),
      ),
    )
    .toSorted((a, b) => a.band.frequencyHz - b.band.frequencyHz)
  let best: Boost[] = []
  for (const [index, first] of all.entries()) {
    const near = all.slice(index).filter(({ band }) => band.frequencyHz <= first.band.frequencyHz * HALF_OCTAVE)
    const together = near.filter(({ part }) => part === first.part || soundTogether(song, part, first.part))
    if (new Set(together.map(({ part }) => part)).size > new Set(best.map(({ part }) => part)).size) best = together
  }
  return best
}

function soundTogether({ activity }: Song, a: Part, b: Part): boolean {
  return activity.tracks.some((tracks) => tracks.has(a.track.id) && tracks.has(b.track.id))
}

const LEAST_BOOST_DB = 3
const FEWEST_PARTS = 3
const HALF_OCTAVE = Math.SQRT2
