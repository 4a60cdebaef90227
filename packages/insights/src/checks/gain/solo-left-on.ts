import type { PlacedClip } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { manual } from '../sources.ts'
import { leftBySolo } from '../../tracks/left-by-solo.ts'
import { count, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const soloLeftOn: Check = {
  id: 'GS09',
  title: 'Solo left on',
  area: 'mix',
  severity: 'fix',
  stages: ['arrange', 'mix', 'export'],
  confidence: 'certain',
  source: 'Signal flow of Live’s mixer',
  find: ({ parts, picture }) => {
    const left = leftBySolo(parts.map(({ report }) => report))
    if (!left) return null
    const soloed = parts.filter(({ track }) => track.mixer.isSoloed)
    const names = quotedTracks(soloed.map(({ track }) => track))
    const holdsSound = ({ clip, notes }: PlacedClip) => clip.kind === 'audio' || notes.length > 0
    const isNothing = !parts.some(({ track, clips }) => left.has(track.id) && clips.some(holdsSound))
    const silenced = parts.filter(
      ({ track, report, clips }) => clips.some(holdsSound) && report.isHeard && !left.has(track.id),
    )
    const silent = silenced.length
    const others = silent <= MOST_NAMED ? quotedTracks(silenced.map(({ track }) => track)) : count(silent, 'other part')
    const claimOf = () => {
      if (silent === 0) return say`Solo is still on for ${names}.`
      if (isNothing)
        return picture.of === 'arrangement'
          ? say`Nothing is heard: Solo is on for ${names}, with nothing in the arrangement.`
          : say`Nothing is heard: Solo is on for ${names}, with nothing to play.`
      return soloed.length === 1
        ? say`Only ${names} is heard: its Solo is on, and ${others} can’t be heard.`
        : say`Only ${names} are heard: Solo is on, and ${others} can’t be heard.`
    }
    return {
      claim: claimOf(),
      evidence: soloed.map((part) => aboutTrack(part, say`solo on`)),
    }
  },
  learnMore: [manual('Mixing', 'Track soloing'), manual('Managing Files and Sets', 'Exporting audio and video')],
  honesty: 'Certain: the file says so. If you saved in the middle of listening to one part, nothing is amiss.',
}

const MOST_NAMED = 2
