import { barsBetween } from '@kvint/report'
import { namedPlaces } from '../../arrangement/named-places.ts'
import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { confidenceByRole, partsWith } from '../roles-of.ts'
import { term } from '../sources.ts'
import { list, quoted, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const dropWithoutBass: Check = {
  id: 'LE11',
  title: 'A chorus or drop without its bass',
  area: 'arrangement',
  severity: 'idea',
  stages: ['arrange', 'mix'],
  confidence: 'likely',
  source: 'Half of the section’s bars: a rule of thumb',
  find: (song) => {
    const { picture, activity } = song
    const basses = partsWith(song, 'bass')
    if (picture.of !== 'arrangement' || basses.length === 0) return null
    // What has not come in yet is not away.
    const firstBar = activity.tracks.findIndex((tracks) => basses.some(({ track }) => tracks.has(track.id))) + 1
    const bare = namedPlaces(picture).flatMap((section) => {
      if (!HIGH_POINT.test(section.label)) return []
      const bars = barsBetween(picture.meters, section.startBeats, section.endBeats)
      if (firstBar >= bars.from) return []
      const playing = activity.tracks.slice(bars.from - 1, bars.to)
      const withBass = playing.filter((tracks) => basses.some(({ track }) => tracks.has(track.id))).length
      const isEmpty = playing.every(({ size }) => size === 0)
      return !isEmpty && withBass < playing.length * LEAST_SHARE ? [{ label: section.label, bars, withBass }] : []
    })
    if (bare.length === 0) return null
    const names = list(bare.map(({ label }) => quoted(label)))
    return {
      claim: say`In ${names} the bass is away for most of the time.`,
      evidence: bare.map(({ label, bars, withBass }) =>
        aboutSet(
          say`${quoted(label)}: ${quotedTracks(basses.map(({ track }) => track))} in ${String(withBass)} of ${String(bars.to - bars.from + 1)} bars`,
          bars,
        ),
      ),
      confidence: confidenceByRole(basses),
      figures: { section: bare[0]?.label ?? '' },
      place: { trackIds: basses.map(({ track }) => track.id), clipIds: [], bars: bare[0]?.bars ?? null },
    }
  },
  learnMore: [term('Arrangement density', 'density'), term('Role', 'role')],
  honesty: 'Likely: the names are yours and the clips are certain; that a track is the bass is read from the set.',
}

const HIGH_POINT = /(?<![a-z])(?:drop|chorus|refr(?:ain|eng)|hook|estribillo|ritornello|coro|kehrreim)(?![a-z])/i
const LEAST_SHARE = 0.5
