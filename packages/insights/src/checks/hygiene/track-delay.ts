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
  reads: ['tracks.delay'],
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
  lesson: {
    beginner: {
      why: 'Somebody moved this track a tiny bit in time. It is easy to forget, because the control is usually hidden.',
      tryThis: [
        'Show it: View ▸ Mixer Controls ▸ Track Delays (the D button in older versions).',
        'Double-click to set it to 0, and compare.',
      ],
      listenFor: 'Which one grooves more.',
    },
    intermediate: {
      why: 'Milliseconds are feel: a late snare is lazy, an early hat pushes. They also correct slow attacks and hardware.',
      tryThis: ['Write the reason into the track’s info text.', 'Bypass it once before the export.'],
      listenFor: 'Flams with doubled sounds.',
    },
    advanced: {
      why: 'The shift applies to playback and export, and moves against returns and sidechains of other tracks by the same amount.',
      tryThis: ['Check ducking: the trigger moves with its track.'],
      listenFor: 'Phase with a parallel copy: a few milliseconds comb.',
    },
  },
  learnMore: [manual('Mixing', 'Track delays')],
  honesty: 'Certain. It is often on purpose.',
}

function delayWords({ delay, isDelayInSamples }: Track): string {
  return isDelayInSamples ? count(Math.abs(delay), 'sample') : `${plain(Math.abs(delay))} ms`
}
