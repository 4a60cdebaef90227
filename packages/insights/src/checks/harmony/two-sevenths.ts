import { withSigns } from '@kvint/report'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { term } from '../sources.ts'
import { sureHarmony } from './sure-harmony.ts'
import { keyName, percent, pitch } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const twoSevenths: Check = {
  id: 'HA06',
  title: 'Two kinds of seventh step',
  area: 'harmony',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'Leading tone and subtonic of the minor scale in textbooks on harmony; half of its time over the dominant is a rule of thumb',
  find: (song) => {
    const detail = sureHarmony(song)
    const seventh = detail?.facts.seventhDegree
    if (!detail || !seventh || seventh.reading !== 'mixed' || seventh.raisedOverDominant < OVER_DOMINANT) return null
    const [high, low] = [withSigns(seventh.raisedName), withSigns(seventh.naturalName)]
    const [raised, natural] = [pitch(high), pitch(low)]
    return {
      claim: say`You use ${raised}, the leading note of ${keyName(detail.key.name)}, in the dominant, and ${natural} elsewhere.`,
      evidence: [aboutSet(say`${percent(seventh.raisedOverDominant)} of the time of ${raised} lies over the dominant`)],
      figures: { high, low },
    }
  },
  learnMore: [term('Dominant', 'dominant'), term('Mode', 'mode')],
  honesty: 'Likely: the notes are certain; where the dominant lies follows from the chords that I read.',
}

const OVER_DOMINANT = 0.5
