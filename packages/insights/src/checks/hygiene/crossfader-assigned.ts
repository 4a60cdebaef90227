import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'
import { say } from '../../words/say.ts'

export const crossfaderAssigned: Check = {
  id: 'HY10',
  title: 'Tracks on the crossfader',
  area: 'mix',
  severity: 'info',
  stages: ['mix', 'export'],
  confidence: 'certain',
  source: 'The file',
  find: ({ parts }) =>
    saw(
      parts.filter(({ track }) => track.mixer.crossfade !== 'none' && track.kind !== 'return'),
      {
        name: ({ track }) => track.name,
        one: (name, { track }) =>
          say`${name} is assigned to side ${track.mixer.crossfade.toUpperCase()} of the crossfader.`,
        many: (number, names) => say`${number} tracks are assigned to the crossfader: ${names}.`,
        evidence: (part) => aboutTrack(part, say`crossfader ${part.track.mixer.crossfade.toUpperCase()}`),
      },
    ),
  learnMore: [manual('Mixing', 'Crossfader')],
  honesty: 'Certain.',
}
