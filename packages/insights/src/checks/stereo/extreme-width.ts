import { percent } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { steady } from '../device-parameters.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutDevice } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { utilityWidth } from './utility-width.ts'

export const extremeWidth: Check = {
  id: 'ST06',
  title: 'Very wide Utility',
  area: 'mix',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'certain',
  reads: ['devices Utility StereoWidth'],
  source: 'Mono downmix (ITU-R BS.775); 150 % is a rule of thumb',
  find: (song) =>
    saw(
      activeDevices(song, 'StereoGain').flatMap((placed) => {
        const width = utilityWidth(placed.device) ?? 1
        return width > WIDEST && steady(placed.device, 'Mono') !== 1 ? [{ placed, width }] : []
      }),
      {
        name: ({ placed }) => placed.trackName,
        one: (name, { width }) => `Utility widens ${name} to ${percent(width)}.`,
        many: (number, names) => `${number} Utilities widen beyond 150 %: on ${names}.`,
        evidence: ({ placed, width }) => aboutDevice(placed, `width ${percent(width)}`),
      },
    ),
  lesson: {
    beginner: {
      why: 'Very wide sounds get lost when both sides are played by one speaker, as on a phone.',
      tryThis: [
        'Press Mono on a Utility on the main track.',
        'If the part nearly disappears, turn its Width down to 120 %.',
      ],
      listenFor: 'The part with Mono on and off.',
    },
    intermediate: {
      why: 'Width above 100 % raises what differs between the sides. In mono exactly that is gone, so the balance changes from one listener to the next.',
      tryThis: [
        'Reduce to 120 %, or widen only above 300 Hz.',
        'A short delay on a send widens without touching the dry part.',
      ],
      listenFor: 'A hollow middle on headphones.',
    },
    advanced: {
      why: 'At 200 % the side signal is +6 dB; correlation easily turns negative, and the sum loses more than it keeps. BS.775 downmix attenuates but does not repair that.',
      tryThis: ['Watch correlation; keep it above 0 for anything that matters in mono.'],
      listenFor: 'Side-only reverb tails left over in the sum.',
    },
  },
  learnMore: [manual('Live Audio Effect Reference', 'Utility'), term('Mono compatibility', 'mono')],
  honesty: 'Certain about the setting. On a mono source it does nothing at all.',
}

const WIDEST = 1.5
