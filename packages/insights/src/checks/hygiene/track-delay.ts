import type { Track } from '@kvint/als'
import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'
import { count, plain, type Said } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const trackDelay: Check = {
  id: 'HY07',
  title: 'Track delay in use',
  area: 'rhythm',
  severity: 'info',
  stages: ['mix', 'export'],
  confidence: 'certain',
  source: 'The file',
  find: ({ parts }) =>
    saw(
      parts.filter(({ track }) => track.delay !== 0),
      {
        name: ({ track }) => track.name,
        one: (name, { track }) =>
          say`${name} plays ${track.delay < 0 ? say`earlier` : say`later`} by ${delayWords(track)}.`,
        many: (number, names) => say`${number} tracks play earlier or later than written: ${names}.`,
        evidence: (part) =>
          aboutTrack(part, say`track delay ${part.track.delay < 0 ? '−' : '+'}${delayWords(part.track)}`),
      },
    ),
  learnMore: [manual('Mixing', 'Track delays')],
  honesty: 'Certain. It is often on purpose.',
}

function delayWords({ delay, isDelayInSamples }: Track): Said {
  return isDelayInSamples ? count(Math.abs(delay), 'sample') : say`${plain(Math.abs(delay))} ms`
}
