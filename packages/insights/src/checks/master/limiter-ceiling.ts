import type { Check } from '../check.ts'
import { steady } from '../device-parameters.ts'
import { aboutDevice } from '../evidence.ts'
import { manual, standard, term } from '../sources.ts'
import { activeMainDevices } from './limiters.ts'
import { decibels } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const limiterCeiling: Check = {
  id: 'MB03',
  title: 'Limiter ceiling close to 0 dB',
  area: 'mix',
  severity: 'idea',
  stages: ['export'],
  confidence: 'likely',
  source: 'EBU R 128 and AES TD1008 ask for at most −1 dBTP; several streaming services ask for the same',
  find: (song) => {
    const limiter = activeMainDevices(song).findLast(({ device }) => device.tag === 'Limiter')
    if (!limiter) return null
    const ceilingDb = steady(limiter.device, 'Ceiling')
    const mode = limiter.device.parameters.find(({ name }) => name === 'Mode')?.value
    if (ceilingDb === undefined || ceilingDb <= HIGHEST_CEILING_DB || mode === TRUE_PEAK) return null
    return {
      // Live’s Limiter comes with −0.3 dB: it says nothing of her.
      severity: ceilingDb <= AS_IT_COMES_DB ? 'info' : 'idea',
      figures: { db: ceilingDb + 1 },
      claim: say`The Limiter on ${song.mainName} lets peaks through up to ${decibels(ceilingDb)}.`,
      evidence: [
        aboutDevice(
          limiter,
          mode === undefined
            ? say`ceiling ${decibels(ceilingDb)}; recommended for release: ${decibels(-1)}`
            : say`ceiling ${decibels(ceilingDb)}, True Peak off; recommended for release: ${decibels(-1)}`,
        ),
      ],
    }
  },
  learnMore: [
    manual('Live Audio Effect Reference', 'Limiter'),
    standard('EBU R 128', 'EBU R 128, Loudness normalisation and permitted maximum level'),
    term('True peak', 'true-peak'),
  ],
  honesty:
    'Certain about the setting; whether your song really overshoots only the exported audio can show. For a demo between friends it does not matter.',
}

const HIGHEST_CEILING_DB = -1
/** `Mode` of the Limiter since Live 12: 0 Standard, 1 Soft Clip, 2 True Peak. Absent in older sets. */
const TRUE_PEAK = 2
const AS_IT_COMES_DB = -0.29
