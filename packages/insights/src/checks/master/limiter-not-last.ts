import type { Check } from '../check.ts'
import { aboutDevice } from '../evidence.ts'
import { manual } from '../sources.ts'
import { activeMainDevices, isSurelyLimiter, isMeter } from './limiters.ts'
import { list } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const limiterNotLast: Check = {
  id: 'MB02',
  title: 'Something comes after the limiter',
  area: 'mix',
  severity: 'fix',
  stages: ['mix', 'export'],
  confidence: 'certain',
  source: 'Signal flow',
  find: (song) => {
    const devices = activeMainDevices(song).filter(({ depth }) => depth === 0)
    const last = devices.findLastIndex(isSurelyLimiter)
    const limiter = devices[last]
    const after = devices.slice(last + 1).filter((placed) => !isMeter(placed))
    if (!limiter || after.length === 0) return null
    const names = list(after.map(({ device }) => device.name))
    return {
      claim: say`On ${song.mainName}, ${names} ${after.length === 1 ? 'comes' : 'come'} after the ${limiter.device.name}.`,
      evidence: [limiter, ...after].map((placed) =>
        aboutDevice(placed, placed === limiter ? say`limits here` : say`works on what was limited`),
      ),
      figures: { device: after[0]?.device.name ?? '', limiter: limiter.device.name },
    }
  },
  learnMore: [manual('Live Audio Effect Reference', 'Limiter'), manual('Working with Instruments and Effects')],
  honesty:
    'Certain about the order of the devices. If the last one is a meter whose name I do not know, or its output stays far below 0 dB, nothing happens.',
}
