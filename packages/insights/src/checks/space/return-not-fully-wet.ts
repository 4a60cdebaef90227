import { percent } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { steadyShare } from '../device-parameters.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutDevice } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'

export const returnNotFullyWet: Check = {
  id: 'SP02',
  title: 'Return effect that is not 100 % wet',
  area: 'mix',
  severity: 'check',
  stages: ['mix'],
  confidence: 'certain',
  reads: ['return tracks devices DryWet, MixDirect'],
  source: 'Signal flow: what is dry in a return is added to the dry track',
  find: (song) =>
    saw(
      song.parts
        .filter(({ track }) => track.kind === 'return')
        .flatMap((part) =>
          activeDevices(part, 'Reverb', 'Hybrid', 'Delay', 'Echo', 'CrossDelay', 'PingPongDelay').flatMap((placed) => {
            const wet = steadyShare(placed.device, placed.device.tag === 'Reverb' ? 'MixDirect' : 'DryWet')
            return placed.depth === 0 && wet !== undefined && wet < FULLY_WET ? [{ placed, wet }] : []
          }),
        ),
      {
        name: ({ placed }) => placed.trackName,
        one: (name, { placed, wet }) => `The ${placed.device.name} on the return ${name} is at ${percent(wet)} wet.`,
        many: (number, names) => `${number} effects on return tracks are not fully wet: ${names}.`,
        evidence: ({ placed, wet }) => aboutDevice(placed, `Dry/Wet ${percent(wet)}`),
      },
    ),
  lesson: {
    beginner: {
      why: 'The dry sound already plays on its own track. What a return adds should be the effect alone.',
      tryThis: ['Turn Dry/Wet on the return to 100 %.', 'Use the sends to decide how much you hear.'],
      listenFor: 'Parts no longer get louder when you turn up their send.',
    },
    intermediate: {
      why: 'A second dry copy adds level with every send, so balance and space cannot be set apart from each other.',
      tryThis: [
        'Dry/Wet 100 %, then lower the sends a little: there is more effect in them now.',
        'Several effects in a row on one return: the first one decides whether dry sound passes.',
      ],
      listenFor: 'The tone of the dry part with the send up and down.',
    },
    advanced: {
      why: 'Where the return has latency that is not compensated, as with external effects, the second dry copy combs with the first. In series chains on one return only the first device has to be fully wet to remove the dry path.',
      tryThis: ['Check the order: a delay at 100 % before a reverb at 50 % is a legitimate blend.'],
      listenFor: 'Hollow tone on mono parts.',
    },
  },
  learnMore: [manual('Mixing', 'Return tracks and the Main track'), term('Send', 'send')],
  honesty:
    'Certain about the setting. In a chain of effects on one return, the later ones may be partly dry on purpose.',
}

const FULLY_WET = 0.98
