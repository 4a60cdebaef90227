import type { Part, PlacedDevice, Song } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { chosenDevices } from '../devices-of.ts'
import { aboutDevice, placeOfDevice } from '../evidence.ts'
import { type EqBand, boosts } from './eq-bands.ts'
import { boostedPair } from './kick-and-bass-boosted.ts'
import { median } from '../midi/statistics.ts'
import { manual, term } from '../sources.ts'
import { count, decibels, hertz, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const samePlaceBoosted: Check = {
  id: 'LE04',
  title: 'Several parts lifted in the same place',
  area: 'mix',
  severity: 'check',
  stages: ['mix'],
  confidence: 'likely',
  source: 'Masking (Moore, Psychology of Hearing); three tracks within half an octave is a rule of thumb',
  find: (song) => {
    const cluster = largestCluster(song)
    if (new Set(cluster.map(({ part }) => part)).size < FEWEST_PARTS) return null
    if (isToldOfLow(song, cluster)) return null
    const [largest] = cluster.toSorted((a, b) => b.band.gainDb - a.band.gainDb)
    const centre = median(cluster.map(({ band }) => band.frequencyHz))
    const parts = [...new Map(cluster.map((boost) => [boost.part, boost.placed]))]
    return {
      claim: say`${count(parts.length, 'part')} are lifted around ${hertz(centre)}: ${quotedTracks(parts.map(([{ track }, placed]) => ({ id: track.id, name: placeOfDevice(placed) })))}.`,
      evidence: cluster.map(({ placed, band }) =>
        aboutDevice(placed, say`${decibels(band.gainDb)} at ${hertz(band.frequencyHz)}`),
      ),
      figures: {
        parts: parts.length,
        part: largest?.part.track.name ?? '',
        db: largest?.band.gainDb ?? 0,
      },
    }
  },
  learnMore: [term('Masking', 'masking'), manual('Live Audio Effect Reference', 'EQ Eight')],
  honesty:
    'Likely: the settings are certain, and that the parts overlap in time. How much they hide each other depends on levels.',
}

/** Whether the low band of two of them is told already (LE05). */
function isToldOfLow(song: Song, cluster: readonly Boost[]): boolean {
  const pair = boostedPair(song) ?? []
  const isLow = cluster.some(({ band }) => band.frequencyHz <= LOW_HZ)
  return isLow && pair.length > 0 && pair.every(({ part }) => cluster.some((boost) => boost.part === part))
}

type Boost = { readonly part: Part; readonly placed: PlacedDevice; readonly band: EqBand }

/** The largest group of boosts within half an octave whose parts sound in common bars. */
function largestCluster(song: Song): Boost[] {
  const all = song.parts
    .filter(({ report }) => report.isHeard)
    .flatMap((part) =>
      chosenDevices(part, 'Eq8').flatMap((placed) =>
        boosts(placed.device, LEAST_BOOST_DB).map((band): Boost => ({ part, placed, band })),
      ),
    )
    .toSorted((a, b) => a.band.frequencyHz - b.band.frequencyHz)
  let [best, most, end]: [Boost[], number, number] = [[], 0, 0]
  for (const [index, { part, band }] of all.entries()) {
    while ((all[end]?.band.frequencyHz ?? Infinity) <= band.frequencyHz * HALF_OCTAVE) end++
    if (end - index <= most) continue
    const heard = soundingWith(song, part)
    if (heard.size <= most) continue
    const together = all.slice(index, end).filter((boost) => heard.has(boost.part.track.id))
    const { size } = new Set(together.map((boost) => boost.part))
    if (size > most) [best, most] = [together, size]
  }
  return best
}

/** The tracks that sound in any bar that a part sounds in, its own too. */
function soundingWith({ activity }: Song, { track }: Part): ReadonlySet<number> {
  const bars = activity.tracks.filter((tracks) => tracks.has(track.id))
  return new Set([track.id, ...bars.flatMap((tracks) => [...tracks])])
}

const LEAST_BOOST_DB = 3
const FEWEST_PARTS = 3
const LOW_HZ = 120
const HALF_OCTAVE = Math.SQRT2
