import type { Device } from '@kvint/als'
import type { Check } from '../check.ts'
import { parameter, steady, steadyShare } from '../device-parameters.ts'
import { chosenDevices } from '../devices-of.ts'
import { aboutDevice, placeOfDevice } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { milliseconds } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const haasDelay: Check = {
  id: 'ST07',
  title: 'A few milliseconds between left and right',
  area: 'mix',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'certain',
  source: 'Comb filtering when delayed copies add up in mono; 1 to 40 ms is the range of the Haas effect',
  find: (song) => {
    const found = chosenDevices(song, 'Delay', 'CrossDelay').flatMap((placed) => {
      const apartMs = msApart(placed.device)
      const isWet = (steadyShare(placed.device, 'DryWet') ?? 0) >= FULLY_WET
      return apartMs !== null && isWet && apartMs >= 1 && apartMs <= 40 ? [{ placed, apartMs }] : []
    })
    const sighting = saw(found, {
      name: ({ placed }) => placeOfDevice(placed),
      one: (name, { apartMs }) => say`On ${name}, left and right are ${milliseconds(apartMs)} apart.`,
      many: (number, names) => say`On ${number} tracks left and right are a few milliseconds apart: ${names}.`,
      evidence: ({ placed, apartMs }) =>
        aboutDevice(placed, say`${milliseconds(apartMs)} between the sides, 100 % wet`),
    })
    const [first] = found
    return sighting && first ? { ...sighting, figures: { ms: first.apartMs, notchHz: 500 / first.apartMs } } : null
  },
  learnMore: [manual('Live Audio Effect Reference', 'Delay'), term('Mono compatibility', 'mono')],
  honesty: 'Certain about the setting. If no one listens in mono, it may stay.',
}

/** Milliseconds between the sides of a delay in time mode. Delay stores seconds, Simple Delay milliseconds. */
function msApart(device: Device): number | null {
  if (device.tag === 'Delay') {
    const isFree = steady(device, 'DelayLine_SyncL') === 0 && steady(device, 'DelayLine_SyncR') === 0
    const left = parameter(device, 'DelayLine_TimeL')?.rawValue
    const right = parameter(device, 'DelayLine_TimeR')?.rawValue
    const isLinked = steady(device, 'DelayLine_Link') === 1
    return isFree && !isLinked && left !== undefined && right !== undefined ? Math.abs(left - right) * 1000 : null
  }
  const isFree = steady(device, 'SyncModeLeft') === 0 && steady(device, 'SyncModeRight') === 0
  const left = parameter(device, 'MsDelayLeft')?.rawValue
  const right = parameter(device, 'MsDelayRight')?.rawValue
  const isLinked = steady(device, 'Linked') === 1
  return isFree && !isLinked && left !== undefined && right !== undefined ? Math.abs(left - right) : null
}

const FULLY_WET = 0.99
