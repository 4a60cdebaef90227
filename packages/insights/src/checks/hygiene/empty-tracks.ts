import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'
import { say } from '../../words/say.ts'

export const emptyTracks: Check = {
  id: 'HY04',
  title: 'Empty tracks',
  area: 'workflow',
  severity: 'info',
  stages: ['arrange', 'mix'],
  confidence: 'certain',
  source: 'The file',
  find: ({ parts, set }) => {
    if (parts.every(({ clips }) => clips.length === 0)) return null
    const connected = new Set(set.tracks.flatMap(({ input, output }) => [input?.trackId, output?.trackId]))
    return saw(
      parts.filter(
        ({ track }) =>
          (track.kind === 'midi' || track.kind === 'audio') &&
          track.arrangementClips.length + track.sessionClips.length + track.takeLanes.length === 0 &&
          track.devices.length === 0 &&
          !track.isArmed &&
          !connected.has(track.id),
      ),
      {
        name: ({ track }) => track.name,
        one: (name) => say`${name} has no clips and no devices.`,
        many: (number, names) => say`${number} tracks have no clips and no devices: ${names}.`,
        evidence: (part) => aboutTrack(part, say`empty`),
      },
    )
  },
  learnMore: [manual('Live Concepts', 'Tracks')],
  honesty: 'Certain.',
}
