import type { Device } from '@kvint/als'
import { percent } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { steady } from '../device-parameters.ts'
import { aboutDevice } from '../evidence.ts'
import { activeMainDevices } from './limiters.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { utilityWidth } from '../stereo/utility-width.ts'

export const widthToolOnMain: Check = {
  id: 'MB09',
  title: 'Mono or width tool left on',
  area: 'mix',
  severity: 'fix',
  stages: ['export'],
  confidence: 'certain',
  reads: ['main.devices Utility parameters Mono, StereoWidth, ChannelMode'],
  source: 'The file; 30 % around 100 % is a rule of thumb for “as a check”',
  find: (song) =>
    saw(
      activeMainDevices(song).flatMap((placed) => {
        const state = placed.device.tag === 'StereoGain' ? widthState(placed.device) : null
        return state === null ? [] : [{ placed, state }]
      }),
      {
        name: ({ placed }) => placed.trackName,
        one: (_, { state }) => `A Utility on ${song.mainName} is set to ${state}.`,
        many: (number) => `${number} Utilities on ${song.mainName} change the width of the whole mix.`,
        evidence: ({ placed, state }) => aboutDevice(placed, state),
      },
    ),
  lesson: {
    beginner: {
      why: 'Listening in mono is a good check. Left on, the export will be mono as well.',
      tryThis: ['Click the Utility on the main track.', 'Switch it off before you export.'],
      listenFor: 'The song opens up to both sides.',
    },
    intermediate: {
      why: 'Utility changes all that comes after it, including the file. A check belongs behind a switch that you see.',
      tryThis: ['Map Utility’s on/off button to a key.', 'Keep it switched off in the saved set.'],
      listenFor: 'Parts that vanish in mono: those are the ones that the check is for.',
    },
    advanced: {
      why: 'Width above 100 % raises the side signal, which falls away in a mono sum and costs headroom; a channel mode of Left or Right discards half of the mix.',
      tryThis: [
        'If you want a wider master, do it per group, above 200 Hz.',
        'For the check, use a rack with two chains, one of them empty.',
      ],
      listenFor: 'Correlation on loud passages.',
    },
  },
  learnMore: [manual('Live Audio Effect Reference', 'Utility'), term('Mono compatibility', 'mono')],
  honesty: 'Certain about the setting. A mono release is a choice: then this is as it should be.',
}

function widthState(device: Device): string | null {
  if (steady(device, 'Mono') === 1) return 'mono'
  // Up to Live 9 the file calls it Source.
  const channel = steady(device, 'ChannelMode') ?? steady(device, 'Source')
  if (channel === 0 || channel === 2) return channel === 0 ? 'the left channel only' : 'the right channel only'
  const width = utilityWidth(device)
  return width !== undefined && Math.abs(width - 1) > WIDTH_TOLERANCE ? `a width of ${percent(width)}` : null
}

const WIDTH_TOLERANCE = 0.3
