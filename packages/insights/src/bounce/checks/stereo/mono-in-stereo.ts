import type { Check } from '../../../checks/check.ts'
import { term } from '../../../checks/sources.ts'
import type { Bounce } from '../../bounce.ts'
import { faultsOf } from '../../faults-of.ts'
import { heardOverall, level } from '../../heard-evidence.ts'
import { say } from '../../../words/say.ts'

export const monoInStereo: Check<Bounce> = {
  id: 'HE30',
  title: 'Mono in a stereo file',
  area: 'mix',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'certain',
  source: 'Side more than 60 dB below the middle',
  find: (bounce) => {
    const [fault] = faultsOf(bounce, 'mono-in-stereo')
    if (!fault) return null
    return {
      claim: say`Both channels of the file are the same: it is mono.`,
      evidence: [
        heardOverall(say`What differs between left and right stands ${level(-fault.value)} dB below the rest`),
      ],
    }
  },
  learnMore: [term('Mono', 'mono')],
  honesty: 'Measured. If you bounced in mono to check, all is well.',
}
