import type { Check } from '../check.ts'
import { aboutDevice } from '../evidence.ts'
import { activeMainDevices, isSurelyLimiter } from './limiters.ts'
import { manual } from '../sources.ts'
import { count } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const stackedLimiters: Check = {
  id: 'MB05',
  title: 'Limiters in a row',
  area: 'mix',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'certain',
  source: 'Two or more: a rule of thumb',
  find: (song) => {
    const limiters = activeMainDevices(song).filter(isSurelyLimiter)
    if (limiters.length < 2) return null
    return {
      claim: say`${count(limiters.length, 'limiter')} follow one another on ${song.mainName}.`,
      evidence: limiters.map((placed) => aboutDevice(placed, say`active`)),
    }
  },
  learnMore: [manual('Live Audio Effect Reference', 'Limiter')],
  honesty: 'Certain about the chain; clipper and limiter in a row is often on purpose.',
}
