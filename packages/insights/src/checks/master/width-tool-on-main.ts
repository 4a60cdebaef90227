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
