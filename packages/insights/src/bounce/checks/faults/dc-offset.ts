import type { Check } from '../../../checks/check.ts'
import { manual, term } from '../../../checks/sources.ts'
import type { Bounce } from '../../bounce.ts'
import { faultsOf } from '../../faults-of.ts'
import { heardOverall } from '../../heard-evidence.ts'
import { plain } from '../../../words/figures.ts'
import { say } from '../../../words/say.ts'

export const dcOffset: Check<Bounce> = {
  id: 'HE34',
  title: 'A wave that is not centred',
  area: 'sound',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'certain',
  source: 'A channel more than 1.2 % of full scale off zero, in the mean and where it is quiet',
  find: (bounce) => {
    const [fault] = faultsOf(bounce, 'dc-offset')
    if (!fault) return null
    return {
      claim: say`The wave hangs ${plain(Math.abs(fault.value))} % of full scale ${fault.value > 0 ? say`above` : say`below`} its centre.`,
      evidence: [heardOverall(say`Mean of the louder offset: ${plain(fault.value, 2)} % of full scale`)],
    }
  },
  learnMore: [term('Headroom', 'headroom'), manual('Live Audio Effect Reference', 'Utility')],
  honesty: 'Measured over the whole file.',
}
