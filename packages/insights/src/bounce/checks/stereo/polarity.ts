import type { Check } from '../../../checks/check.ts'
import { manual, term } from '../../../checks/sources.ts'
import type { Bounce } from '../../bounce.ts'
import { faultsOf } from '../../faults-of.ts'
import { heardOverall, plainCorrelation } from '../../heard-evidence.ts'
import { say } from '../../../words/say.ts'

export const polarity: Check<Bounce> = {
  id: 'HE27',
  title: 'One side upside down',
  area: 'sound',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'certain',
  source: 'Bass correlation below −0.4 while the treble does not agree either; no clean song of 17 does that',
  find: (bounce) => {
    const [fault] = faultsOf(bounce, 'right-inverted')
    if (!fault) return null
    return {
      claim: say`Left and right move against each other: one of them is upside down.`,
      evidence: [heardOverall(say`Correlation of the bass (31 to 100 Hz): ${plainCorrelation(fault.value)}`)],
    }
  },
  learnMore: [term('Mono', 'mono'), manual('Live Audio Effect Reference', 'Utility')],
  honesty: 'Measured over the whole file.',
}
