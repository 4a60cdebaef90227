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
          !set.tracks.some(({ input, output }) => input?.trackId === track.id || output?.trackId === track.id),
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
      listenFor: 'The song stays the same. What changes is how much of it fits on the screen.',
    },
    intermediate: {
      why: 'A template with fewer tracks shows more of what you make.',
      tryThis: [
        'Delete them here.',
        'If they come back with every new set: File ▸ Save Live Set as Default Set, without them.',
      ],
      listenFor: 'Whether you miss one of them in your next song. If not, the template was too large.',
    },
    advanced: {
      why: 'An empty track can serve as a routing point. Those that another track sends to or listens to are not counted, so these here pass nothing on.',
      tryThis: [
        'Hardware and rack return chains can feed a track without saying so: look at Audio From before you delete.',
      ],
      listenFor: 'A path that falls silent: play eight bars after deleting, and undo if something is gone.',
    },
  },
  learnMore: [manual('Live Concepts', 'Tracks')],
  honesty: 'Certain.',
}
