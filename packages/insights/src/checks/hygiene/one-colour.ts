import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual } from '../sources.ts'
import { count } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const oneColour: Check = {
  id: 'HY02',
  title: 'One colour for everything',
  area: 'workflow',
  severity: 'info',
  stages: ANY_STAGE,
  confidence: 'certain',
  source: 'Eight tracks is a rule of thumb',
  find: ({ parts }) => {
    const colors = new Set(parts.map(({ track }) => track.colorIndex))
    if (parts.length < FEWEST_TRACKS || colors.size > 1) return null
    return {
      claim: say`All ${count(parts.length, 'track')} have the same colour.`,
      evidence: [aboutSet(say`1 colour`)],
    }
  },
  learnMore: [manual('Live Concepts', 'Tracks')],
  honesty: 'Certain.',
}

const FEWEST_TRACKS = 8
