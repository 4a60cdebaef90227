import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'

export const emptyTracks: Check = {
  id: 'HY04',
  title: 'Empty tracks',
  area: 'workflow',
  severity: 'info',
  stages: ['arrange', 'mix'],
  confidence: 'certain',
  reads: ['tracks clips', 'tracks.devices'],
  source: 'The file',
  find: ({ parts, set }) => {
    if (parts.every(({ clips }) => clips.length === 0)) return null
    return saw(
      parts.filter(
        ({ track }) =>
          (track.kind === 'midi' || track.kind === 'audio') &&
          track.arrangementClips.length + track.sessionClips.length + track.takeLanes.length === 0 &&
          track.devices.length === 0 &&
          !track.isArmed &&
          !set.tracks.some(({ input }) => input?.trackId === track.id),
      ),
      {
        name: ({ track }) => track.name,
        one: (name) => `${name} has no clips and no devices.`,
        many: (number, names) => `${number} tracks have no clips and no devices: ${names}.`,
        evidence: (part) => aboutTrack(part, 'empty'),
      },
    )
  },
  lesson: {
    beginner: {
      why: 'They are left over from the template. They do no harm.',
      tryThis: ['Click one and press Delete.'],
      listenFor: 'Nothing.',
    },
    intermediate: {
      why: 'A template with fewer tracks shows more of what you make.',
      tryThis: ['Delete them here, and in the template if you never use them.'],
      listenFor: 'Nothing.',
    },
    advanced: {
      why: 'An empty track can serve as a routing point; those that others listen to are not counted.',
      tryThis: ['Check Audio To of other tracks for submixes.'],
      listenFor: 'Routing that falls silent.',
    },
  },
  learnMore: [manual('Live Concepts', 'Tracks')],
  honesty: 'Certain.',
}
