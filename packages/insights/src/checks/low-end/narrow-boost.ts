import { decibels, hertz, plain } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutDevice } from '../evidence.ts'
import { boosts } from './eq-bands.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'

export const narrowBoost: Check = {
  id: 'LE06',
  title: 'Narrow boost',
  area: 'mix',
  severity: 'idea',
  stages: ['mix'],
  confidence: 'certain',
  reads: ['devices EQ Eight bands'],
  source: 'Q above 6 and more than 4 dB: rules of thumb',
  find: (song) =>
    saw(
      activeDevices(song, 'Eq8').flatMap((placed) =>
        boosts(placed.device, LEAST_BOOST_DB)
          .filter(({ kind, q }) => kind === 'bell' && q > NARROW_Q)
          .map((band) => ({ placed, band })),
      ),
      {
        name: ({ placed }) => placed.trackName,
        one: (name, { band }) =>
          `EQ Eight on ${name} lifts a narrow band at ${hertz(band.frequencyHz)} by ${decibels(band.gainDb)}.`,
        many: (number, names) => `${number} EQ bands lift a very narrow range: on ${names}.`,
        evidence: ({ placed, band }) =>
          aboutDevice(placed, `${decibels(band.gainDb)} at ${hertz(band.frequencyHz)}, Q ${plain(band.q)}`),
      },
    ),
  lesson: {
    beginner: {
      why: 'A narrow boost whistles a little, like blowing over a bottle. Narrow shapes are mostly for taking something out.',
      tryThis: [
        'Turn Q down to about 1.',
        'Or turn the gain below zero and hear whether that was the note that bothered you.',
      ],
      listenFor: 'A tone that stays while the music changes.',
    },
    intermediate: {
      why: 'Narrow boosts favour single notes of the part: one pitch jumps out, its neighbours do not.',
      tryThis: [
        'Q 0.7 to 1.5 for tone, above 4 for cuts.',
        'Play the part a semitone higher: does the effect disappear?',
      ],
      listenFor: 'Notes that are louder than others.',
    },
    advanced: {
      why: 'The decay of a bell is about Q divided by its frequency (times π): Q 10 at 100 Hz rings for some 30 ms per factor e. On drums, tuned to the fundamental, that is a known trick.',
      tryThis: ['If it is tuned on purpose, tune it to the key of the song.'],
      listenFor: 'Sustain that the source did not have.',
    },
  },
  learnMore: [manual('Live Audio Effect Reference', 'EQ Eight')],
  honesty: 'Certain about the setting. A tuned resonance can be the point of it.',
}

const LEAST_BOOST_DB = 4.01
const NARROW_Q = 6
