import { FOR_PLAYERS, hasOwnOutput } from '../../arrangement/live-signs.ts'
import type { Evidence } from '@kvint/report'
import { downstreamOf } from '../../signal/downstream.ts'
import { isMainInUse } from '../../signal/reaches-main.ts'
import type { Part, Song } from '../../song/song.ts'
import type { Check, Sighting } from '../check.ts'
import { aboutMain, aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { decibels, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const pastTheMainTrack: Check = {
  id: 'HY09',
  title: 'Track that goes past the main track',
  area: 'mix',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'certain',
  source: 'Signal flow: what goes to an external output is not in the main export',
  find: (song) => {
    // On a stage, outputs are shared out among players and the desk.
    if (song.overview.playedLive) return null
    return pastAltogether(song) ?? pastByItself(song)
  },
  lessons: ['hy09-all'],
  learnMore: [manual('Routing and I/O'), term('Main track', 'main-track')],
  honesty: 'Certain about the routing. For a click or a reference it is right.',
}

/** A set for several loudspeakers or for a desk: all of it leaves by other outputs, of tracks, groups or returns. */
function pastAltogether(song: Song): Sighting | null {
  const { parts, set, mainName } = song
  if (isMainInUse(song)) return null
  const playing = parts.filter(
    ({ clips, isAudible, track }) => isAudible && clips.length > 0 && !FOR_PLAYERS.test(track.name),
  )
  const exits = new Set(
    playing.flatMap((part) => [part, ...downstreamOf(parts, part)]).filter(({ track }) => hasOwnOutput(track)),
  )
  if (exits.size === 0) return null
  const names = quotedTracks([...exits].map(({ track }) => track))
  const volumeDb = set.main?.mixer.volumeDb ?? 0
  return {
    claim: say`Nothing comes to ${mainName}: everything leaves by ${names}, to outputs of the sound card. An export of ${mainName} is silent.`,
    evidence: [
      ...[...exits].map(leavesBy),
      ...(volumeDb === 0 ? [] : [aboutMain(say`${mainName}: volume ${decibels(volumeDb)}`)]),
    ],
    lesson: 'hy09-all',
  }
}

function pastByItself({ parts, mainName }: Song): Sighting | null {
  return saw(
    parts.filter(
      ({ track, clips, report }) =>
        clips.length > 0 && report.isHeard && !FOR_PLAYERS.test(track.name) && hasOwnOutput(track),
    ),
    {
      name: ({ track }) => track.name,
      one: (name) => say`${name} goes straight to an output of the sound card, past ${mainName}.`,
      many: (number, names) =>
        say`${number} tracks go straight to an output of the sound card, past ${mainName}: ${names}.`,
      evidence: leavesBy,
    },
  )
}

function leavesBy(part: Part): Evidence {
  const { upperName, lowerName } = part.track.output ?? {}
  return aboutTrack(part, say`Audio To: ${[upperName, lowerName].filter(Boolean).join(' ')}`)
}
