import { list } from '../../words/name-words.ts'
import type { Check } from '../check.ts'
import { aboutDevice } from '../evidence.ts'
import { manual } from '../sources.ts'
import { activeMainDevices, isLimiter, isMeter } from './limiters.ts'

export const limiterNotLast: Check = {
  id: 'MB02',
  title: 'Something comes after the limiter',
  area: 'mix',
  severity: 'fix',
  stages: ['mix', 'export'],
  confidence: 'certain',
  reads: ['main.devices'],
  source: 'Signal flow',
  find: (song) => {
    const devices = activeMainDevices(song).filter(({ depth }) => depth === 0)
    const last = devices.findLastIndex(isLimiter)
    const limiter = devices[last]
    const after = devices.slice(last + 1).filter((placed) => !isMeter(placed))
    if (!limiter || after.length === 0) return null
    const names = list(after.map(({ device }) => device.name))
    return {
      claim: `On ${song.mainName}, ${names} ${after.length === 1 ? 'comes' : 'come'} after the ${limiter.device.name}.`,
      evidence: [limiter, ...after].map((placed) =>
        aboutDevice(placed, placed === limiter ? 'limits here' : 'works on what was limited'),
      ),
    }
  },
  lesson: {
    beginner: {
      why: 'A limiter is a ceiling: nothing gets higher. What stands behind it can push the sound up again, through the ceiling.',
      tryThis: ['Drag the limiter to the far right end of the chain.', 'Leave only meters behind it.'],
      listenFor: 'The loudest moments: they should be clean now.',
    },
    intermediate: {
      why: 'Any gain, EQ boost or saturation after the limiter makes new peaks above its ceiling. Even an EQ that only cuts can raise peaks, because it shifts phase.',
      tryThis: ['Move the limiter to the end of the chain.', 'Compare both orders at the same loudness.'],
      listenFor: 'Tone: the device that now feeds the limiter may react a little differently.',
    },
    advanced: {
      why: 'Linear filtering after a limiter changes crest factor even at 0 dB gain: a 30 Hz high-pass on a limited signal raises peaks by 1–3 dB on typical material. Clip → EQ → limit is a fine order; limit → EQ needs a second limiter.',
      tryThis: [
        'If the order is intended, such as a clipper for tone, add a true-peak limiter at the end.',
        'Measure true peak after the last device.',
      ],
      listenFor: 'Kick transients: they show a reordering first.',
    },
  },
  learnMore: [manual('Live Audio Effect Reference', 'Limiter'), manual('Working with Instruments and Effects')],
  honesty:
    'Certain about the order of the devices. If the last one is a meter whose name I do not know, or its output stays far below 0 dB, nothing happens.',
}
