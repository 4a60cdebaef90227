import type { Track } from '@kvint/als'
import { count, plain } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'

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
        one: (name, { track }) => `${name} plays ${track.delay < 0 ? 'earlier' : 'later'} by ${delayWords(track)}.`,
        many: (number, names) => `${number} tracks play earlier or later than written: ${names}.`,
        evidence: (part) =>
          aboutTrack(part, `track delay ${part.track.delay < 0 ? '−' : '+'}${delayWords(part.track)}`),
      },
    ),
  learnMore: [manual('Mixing', 'Track delays')],
  honesty: 'Certain. It is often on purpose.',
}

function delayWords({ delay, isDelayInSamples }: Track): string {
  return isDelayInSamples ? count(Math.abs(delay), 'sample') : `${plain(Math.abs(delay))} ms`
}
