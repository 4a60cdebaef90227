import { downstreamOf } from '../../signal/downstream.ts'
import type { Part, Song } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { activeDevices } from '../devices-of.ts'
import { heardRows } from '../midi/heard-notes-of.ts'
import { aboutTrack } from '../evidence.ts'
import { partsWith } from '../roles-of.ts'
import { term } from '../sources.ts'
import { count, quotedTracks, roleWord } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const nothingMakesRoom: Check = {
  id: 'DY03',
  title: 'Kick and bass at the same time',
  area: 'mix',
  severity: 'idea',
  stages: ['mix'],
  confidence: 'guess',
  source: 'A convention of house, techno and trance: a rule of thumb',
  find: (song) => {
    const kicks = kicksOf(song)
    const basses = partsWith(song, 'bass').filter((bass) => ![bass, ...downstreamOf(song.parts, bass)].some(makesRoom))
    const together = song.activity.tracks.filter(
      (tracks) => kicks.some(({ track }) => tracks.has(track.id)) && basses.some(({ track }) => tracks.has(track.id)),
    ).length
    const [kick] = kicks
    const [bass] = basses
    if (!kick || !bass || together < FEWEST_BARS) return null
    return {
      claim: say`${quotedTracks([kick, ...basses].map(({ track }) => track))} share ${count(together, 'bar')}, and I see nothing that makes room.`,
      evidence: [
        aboutTrack(
          kick,
          say`${roleWord(kick.report.role.role)}, because ${kick.report.role.message ?? kick.report.role.because}`,
        ),
        ...basses.map((part) =>
          aboutTrack(part, say`no sidechain, no ducking, no volume automation, here or on what it runs through`),
        ),
      ],
    }
  },
  learnMore: [term('Sidechain', 'sidechain'), term('Ducking', 'ducking')],
  honesty:
    'A guess, and about a style: outside four-on-the-floor music most songs need nothing of the kind. Volume shapes inside a synth or plug-in are invisible to me.',
}

/** Tracks of a kick alone; where there are none, kits and loops that have one. A kit of cymbals alone has no low end. */
function kicksOf(song: Song): Part[] {
  const alone = partsWith(song, 'kick')
  if (alone.length > 0) return alone
  return partsWith(song, 'drums').filter(
    (part) => part.track.kind === 'audio' || heardRows(part).some(([pitch]) => KICK_KEYS.has(pitch)),
  )
}

function makesRoom(part: Part): boolean {
  const devices = activeDevices(part)
  const hasDevice = devices.some(
    ({ device }) =>
      device.sidechain?.isOn === true ||
      DUCKING.test(device.name) ||
      device.tag === 'AutoPan' ||
      device.tag === 'AutoPan2',
  )
  const isAutomated = part.track.automation.some(
    ({ target, events }) => events.length > 2 && target.kind === 'mixer' && target.parameter === 'volume',
  )
  return hasDevice || isAutomated
}

const DUCKING = /kickstart|lfo ?tool|shaper|duck|trackspacer|sidechain|pump/i
const FEWEST_BARS = 8
/** B0 and C1 in Live’s naming: both bass drums of General MIDI, and the first pad of a Drum Rack. */
const KICK_KEYS: ReadonlySet<number> = new Set([35, 36])
