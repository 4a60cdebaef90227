import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'
import { say } from '../../words/say.ts'

export const frozenTracks: Check = {
  id: 'CP04',
  title: 'Frozen tracks',
  area: 'workflow',
  severity: 'info',
  stages: ['arrange', 'mix'],
  confidence: 'certain',
  source: 'The file',
  find: ({ parts }) =>
    saw(
      parts.filter(({ track }) => track.isFrozen),
      {
        name: ({ track }) => track.name,
        one: (name) => say`${name} is frozen.`,
        many: (number, names) => say`${number} tracks are frozen: ${names}.`,
        evidence: (part) => aboutTrack(part, say`frozen`),
      },
    ),
  learnMore: [manual('Computer Audio Resources and Strategies', 'Track freeze')],
  honesty: 'Certain.',
}
