import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'

export const frozenTracks: Check = {
  id: 'CP04',
  title: 'Frozen tracks',
  area: 'workflow',
  severity: 'info',
  stages: ['arrange', 'mix'],
  confidence: 'certain',
  reads: ['tracks.isFrozen'],
  source: 'The file',
  find: ({ parts }) =>
    saw(
      parts.filter(({ track }) => track.isFrozen),
      {
        name: ({ track }) => track.name,
        one: (name) => `${name} is frozen.`,
        many: (number, names) => `${number} tracks are frozen: ${names}.`,
        evidence: (part) => aboutTrack(part, 'frozen'),
      },
    ),
  lesson: {
    beginner: {
      why: 'A frozen track plays a recording of itself. It saves your computer work, and its notes and devices cannot be changed meanwhile.',
      tryThis: ['Right-click the track and choose Unfreeze when you want to edit it.'],
      listenFor: 'It should sound the same both ways.',
    },
    intermediate: {
      why: 'Freezing also makes a set portable: whoever lacks the plug-in still hears the part.',
      tryThis: ['Flatten when you are sure: it becomes plain audio.', 'Keep a save from before.'],
      listenFor: 'Random or free-running modulation: the freeze has kept one take of it.',
    },
    advanced: {
      why: 'The freeze file holds the signal before the mixer, so volume, pan and sends still work; sidechains from a frozen track stay in place, into it they are printed.',
      tryThis: ['Refreeze after a change of tempo.'],
      listenFor: 'Tails at the end of clips.',
    },
  },
  learnMore: [manual('Computer Audio Resources and Strategies', 'Track freeze')],
  honesty: 'Certain.',
}
