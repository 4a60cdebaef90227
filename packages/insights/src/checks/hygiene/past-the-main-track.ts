import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'

export const pastTheMainTrack: Check = {
  id: 'HY09',
  title: 'Track that goes past the main track',
  area: 'mix',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'certain',
  reads: ['tracks.output'],
  source: 'Signal flow: what goes to an external output is not in the main export',
  find: ({ parts, mainName }) =>
    saw(
      parts.filter(
        ({ track, clips, report }) =>
          clips.length > 0 && report.isHeard && (track.output?.target.startsWith('AudioOut/External') ?? false),
      ),
      {
        name: ({ track }) => track.name,
        one: (name) => `${name} goes straight to an output of the sound card, past ${mainName}.`,
        many: (number, names) =>
          `${number} tracks go straight to an output of the sound card, past ${mainName}: ${names}.`,
        evidence: (part) =>
          aboutTrack(
            part,
            `Audio To: ${[part.track.output?.upperName, part.track.output?.lowerName].filter(Boolean).join(' ')}`,
          ),
      },
    ),
  lesson: {
    beginner: {
      why: 'You hear it on your speakers, but the export of the main output does not have it.',
      tryThis: [
        'Under Audio To, choose Main (Master in older versions).',
        'If it is a click or a reference song, leave it.',
      ],
      listenFor: 'The exported file: is the part there?',
    },
    intermediate: {
      why: 'External outputs skip the devices of the main track as well, so this part also has no limiter.',
      tryThis: ['Main for everything that belongs to the song.', 'External for click, cue and references.'],
      listenFor: 'Level of the part against the rest after the change.',
    },
    advanced: {
      why: 'For hardware summing, record the return on its own track, and export that.',
      tryThis: ['Export with real-time rendering if external devices are in the path.'],
      listenFor: 'Latency of the hardware path.',
    },
  },
  learnMore: [manual('Routing and I/O'), term('Main track', 'main-track')],
  honesty: 'Certain about the routing. For a click or a reference it is right.',
}
