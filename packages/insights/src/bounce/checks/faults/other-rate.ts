import type { Check } from '../../../checks/check.ts'
import { manual } from '../../../checks/sources.ts'
import type { Bounce } from '../../bounce.ts'
import { faultsOf } from '../../faults-of.ts'
import { heardOverall } from '../../heard-evidence.ts'
import { plain } from '../../../words/figures.ts'
import { say } from '../../../words/say.ts'

export const otherRate: Check<Bounce> = {
  id: 'HE36',
  title: 'A file that plays at another speed',
  area: 'files',
  severity: 'check',
  stages: ['export'],
  confidence: 'likely',
  source: '44.1 read as 48 kHz, or the other way round: 8.8 % and 1.47 semitones',
  find: (bounce) => {
    const alignment = bounce.hearing.alignment
    const [fault] = faultsOf(bounce, 'wrong-sample-rate')
    const isOther = alignment !== null && Math.abs(alignment.rate - 1) > 0.002
    if (!isOther && !fault) return null
    const rate = isOther ? alignment.rate : null
    return {
      claim:
        rate === null
          ? say`The header says ${plain(bounce.hearing.sampleRateHz / 1000)} kHz, which no export writes.`
          : say`The file plays ${plain(Math.abs(rate - 1) * 100)} % ${rate > 1 ? say`faster` : say`slower`} than the set.`,
      evidence: [
        heardOverall(say`The header says ${plain(bounce.hearing.sampleRateHz / 1000, 3)} kHz`),
        ...(rate === null ? [] : [heardOverall(say`The notes fit the set at ${plain(rate, 4)} times its speed`)]),
      ],
    }
  },
  learnMore: [manual('Managing Files and Sets', 'Exporting audio and video')],
  honesty: 'Likely: varispeed on purpose would look the same.',
}
