import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual } from '../sources.ts'
import { plain } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const fractionalTempo: Check = {
  id: 'HY06',
  title: 'A tempo with many decimals',
  area: 'rhythm',
  severity: 'info',
  stages: ANY_STAGE,
  confidence: 'certain',
  source: 'The file; Live shows two decimals',
  find: ({ set, overview }) => {
    const { bpm } = set.tempo
    const off = Math.abs(bpm * 100 - Math.round(bpm * 100)) / 100
    if (overview.tempo.isAutomated || off < FLOAT_NOISE) return null
    return {
      claim: say`The tempo is ${plain(bpm, 4)} BPM.`,
      evidence: [aboutSet(say`Live shows ${plain(bpm, 2)}; the file says ${plain(bpm, 6)}`)],
    }
  },
  learnMore: [manual('Audio Clips, Tempo, and Warping')],
  honesty: 'Certain.',
}

/** Files keep tempo as a 32-bit float: 93.7 is written as 93.6999969. */
const FLOAT_NOISE = 2e-5
