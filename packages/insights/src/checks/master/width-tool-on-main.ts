import type { Message } from '@kvint/report'
import type { Device } from '@kvint/als'
import type { Check } from '../check.ts'
import { steady } from '../device-parameters.ts'
import { aboutDevice } from '../evidence.ts'
import { activeMainDevices } from './limiters.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { utilityWidth } from '../stereo/utility-width.ts'
import { percent } from '../../words/figures.ts'
import { say } from '../../words/say.ts'
import { inEnglish } from '../../words/write-message.ts'

export const widthToolOnMain: Check = {
  id: 'MB09',
  title: 'Mono or width tool left on',
  area: 'mix',
  severity: 'fix',
  stages: ['export'],
  confidence: 'certain',
  source: 'The file; 30 % around 100 % is a rule of thumb for “as a check”',
  find: (song) => {
    const found = activeMainDevices(song).flatMap((placed) => {
      const state = placed.device.tag === 'StereoGain' ? widthState(placed.device) : null
      return state === null ? [] : [{ placed, ...state }]
    })
    const sighting = saw(found, {
      name: ({ placed }) => placed.trackName,
      one: (_, { state }) => say`A Utility on ${song.mainName} is set to ${state}.`,
      many: (number) => say`${number} Utilities on ${song.mainName} change the width of the whole mix.`,
      evidence: ({ placed, state }) => aboutDevice(placed, state),
    })
    const widths = found.flatMap(({ width }) => width ?? [])
    return sighting && found.length === widths.length
      ? {
          ...sighting,
          figures: { width: Math.round((widths[0] ?? 1) * 100) },
          lesson: 'mb09-width',
          honesty: inEnglish(say`Certain about the setting. If you chose this width by ear, it is as it should be.`),
        }
      : sighting
  },
  learnMore: [manual('Live Audio Effect Reference', 'Utility'), term('Mono compatibility', 'mono')],
  lessons: ['mb09-width'],
  honesty: 'Certain about the setting. A mono release is a choice: then this is as it should be.',
}

function widthState(device: Device): { readonly state: Message; readonly width?: number } | null {
  if (steady(device, 'Mono') === 1) return { state: say`mono` }
  // Up to Live 9 the file calls it Source.
  const channel = steady(device, 'ChannelMode') ?? steady(device, 'Source')
  if (channel === 0 || channel === 2)
    return { state: channel === 0 ? say`the left channel only` : say`the right channel only` }
  const width = utilityWidth(device)
  return width !== undefined && Math.abs(width - 1) > WIDTH_TOLERANCE
    ? { state: say`a width of ${percent(width)}`, width }
    : null
}

const WIDTH_TOLERANCE = 0.3
