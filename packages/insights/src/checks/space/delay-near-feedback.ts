import { percent } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { steady } from '../device-parameters.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutDevice } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'
import { delayLines } from './delay-lines.ts'

export const delayNearFeedback: Check = {
  id: 'SP08',
  title: 'Delay close to feeding itself',
  area: 'sound',
  severity: 'info',
  stages: ['mix', 'export'],
  confidence: 'certain',
  reads: ['devices Feedback'],
  source: 'Physics: at 100 % each repeat is as loud as the last. 90 % is a rule of thumb',
  find: (song) =>
    saw(
      activeDevices(song).flatMap((placed) => {
        if (steady(placed.device, 'Freeze') === 1) return []
        const feedback = Math.max(0, ...delayLines(placed.device).map((line) => line.feedback ?? 0))
        return feedback >= HIGH_FEEDBACK ? [{ placed, feedback }] : []
      }),
      {
        name: ({ placed }) => placed.trackName,
        one: (name, { placed, feedback }) =>
          `${placed.device.name} on ${name} feeds back ${percent(feedback)} of itself.`,
        many: (number, names) => `${number} delays feed back 90 % or more: on ${names}.`,
        evidence: ({ placed, feedback }) => aboutDevice(placed, `feedback ${percent(feedback)}`),
      },
    ),
  lesson: {
    beginner: {
      why: 'Each echo is nearly as loud as the one before, so they pile up. At 100 % they never end.',
      tryThis: ['Turn Feedback to 50 %.', 'Turn it up for one bar only, where you want the wave.'],
      listenFor: 'Whether the echoes are gone before the next part.',
    },
    intermediate: {
      why: 'As a gesture, high feedback is wonderful; left standing, it fills the mix, and the export gets a long tail.',
      tryThis: ['Automate it: up for the last beat of a phrase, then back.', 'Put a Limiter behind it on the return.'],
      listenFor: 'Level of the tail after the last note.',
    },
    advanced: {
      why: 'At 90 % a repeat loses 0.9 dB, so it takes some 65 repeats to fall by 60 dB. Filters inside the loop shape every pass and decide where it builds up.',
      tryThis: ['Narrow the loop’s filter: high-pass 300 Hz, low-pass 4 kHz.'],
      listenFor: 'Resonance at the loop’s own frequency with short times.',
    },
  },
  learnMore: [manual('Live Audio Effect Reference', 'Delay')],
  honesty: 'Certain about the setting; it is often meant exactly so.',
}

const HIGH_FEEDBACK = 0.9
