import type { Evidence } from '@kvint/report'
import type { Part, Song } from '../../song/song.ts'
import { outermostSwitch } from '../../tracks/outermost-switch.ts'
import { silentBass } from '../arrangement/silent-bass.ts'
import type { Check, Sighting } from '../check.ts'
import { keyTracks } from '../dynamics/key-track.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'
import { count, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const mutedTracks: Check = {
  id: 'GS08',
  title: 'Muted tracks with music on them',
  area: 'workflow',
  severity: 'info',
  stages: ['arrange', 'mix'],
  confidence: 'certain',
  source: 'The file',
  find: (song) => mostAreOff(song) ?? someAreOff(song),
  learnMore: [manual('Mixing', 'The Live Mixer')],
  lessons: ['gs08-most'],
  honesty: 'Certain that they are off. Keeping alternatives is a fine way to work.',
}

function someAreOff(song: Song): Sighting | null {
  const keys = new Set(keyTracks(song))
  return saw(
    song.parts.filter((part) => part.track.mixer.isMuted && part.clips.length > 0 && !keys.has(part)),
    {
      name: ({ track }) => track.name,
      one: (name) => say`${name} is switched off, with its clips still there.`,
      many: (number, names) => say`${number} tracks are switched off, with their clips still there: ${names}.`,
      evidence: offWithClips,
    },
  )
}

/** Where what plays is the smaller part of what is there, it is the first thing to know. A bass that is missed is told by AR21. */
function mostAreOff(song: Song): Sighting | null {
  const byId = new Map(song.set.tracks.map((track) => [track.id, track]))
  const keys = new Set(keyTracks(song))
  const parts = song.parts.filter((part) => part.clips.length > 0 && !keys.has(part))
  const off = parts.filter(({ track }) => outermostSwitch(track, byId))
  const on = parts.filter((part) => !off.includes(part) && part.isAudible)
  if (off.length < FEWEST_OFF || on.length === 0 || off.length * 2 <= parts.length || silentBass.find(song)) return null
  return {
    severity: 'check',
    claim: say`${String(off.length)} of the ${count(parts.length, 'part')} are switched off. What is heard: ${quotedTracks(on.map(({ track }) => track))}.`,
    evidence: off.map(offWithClips),
    lesson: 'gs08-most',
    figures: { off: off.length, parts: parts.length },
    place: { trackIds: off.map(({ track }) => track.id), clipIds: [], bars: null },
  }
}

function offWithClips(part: Part): Evidence {
  return aboutTrack(part, say`off; ${count(part.clips.length, 'clip')}`)
}

const FEWEST_OFF = 3
