import type { Check } from '../check.ts'
import { keyTracks } from '../dynamics/key-track.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'
import { count } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const mutedTracks: Check = {
  id: 'GS08',
  title: 'Muted tracks with music on them',
  area: 'workflow',
  severity: 'info',
  stages: ['arrange', 'mix'],
  confidence: 'certain',
  source: 'The file',
  find: (song) => {
    const keys = new Set(keyTracks(song))
    return saw(
      song.parts.filter((part) => part.track.mixer.isMuted && part.clips.length > 0 && !keys.has(part)),
      {
        name: ({ track }) => track.name,
        one: (name) => say`${name} is switched off, with its clips still there.`,
        many: (number, names) => say`${number} tracks are switched off, with their clips still there: ${names}.`,
        evidence: (part) => aboutTrack(part, say`off; ${count(part.clips.length, 'clip')}`),
      },
    )
  },
  learnMore: [manual('Mixing', 'The Live Mixer')],
  honesty: 'Certain that they are off. Keeping alternatives is a fine way to work.',
}
