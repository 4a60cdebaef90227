import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'

export const crossfaderAssigned: Check = {
  id: 'HY10',
  title: 'Tracks on the crossfader',
  area: 'mix',
  severity: 'info',
  stages: ['mix', 'export'],
  confidence: 'certain',
  reads: ['tracks.mixer.crossfade'],
  source: 'The file',
  find: ({ parts }) =>
    saw(
      parts.filter(({ track }) => track.mixer.crossfade !== 'none' && track.kind !== 'return'),
      {
        name: ({ track }) => track.name,
        one: (name, { track }) =>
          `${name} is assigned to side ${track.mixer.crossfade.toUpperCase()} of the crossfader.`,
        many: (number, names) => `${number} tracks are assigned to the crossfader: ${names}.`,
        evidence: (part) => aboutTrack(part, `crossfader ${part.track.mixer.crossfade.toUpperCase()}`),
      },
    ),
  lesson: {
    beginner: {
      why: 'If the crossfader moves, these tracks get softer or disappear.',
      tryThis: ['Show the crossfader section (X) in the mixer.', 'Click the lit A or B to clear it.'],
      listenFor: 'Move the crossfader: nothing should change.',
    },
    intermediate: {
      why: 'Useful on stage, easy to forget in a mix, and the crossfader can be automated.',
      tryThis: ['Clear the assignments before you export.', 'Or use it for one transition: A to B over four bars.'],
      listenFor: 'Balance at the middle position: depends on the curve.',
    },
    advanced: {
      why: 'Seven curves differ in level at the centre, from constant power to hard cut.',
      tryThis: ['Right-click the crossfader for the curve.'],
      listenFor: 'Level dip at the centre.',
    },
  },
  learnMore: [manual('Mixing', 'Crossfader')],
  honesty: 'Certain.',
}
