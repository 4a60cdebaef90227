import type { Check } from '../../../checks/check.ts'
import { manual } from '../../../checks/sources.ts'
import type { Bounce } from '../../bounce.ts'
import { faultsOf } from '../../faults-of.ts'
import { heardOverall } from '../../heard-evidence.ts'
import { hertz, plain } from '../../../words/figures.ts'
import { hertz as hertzWords } from '../../../words/number-words.ts'
import { say } from '../../../words/say.ts'

export const lossySource: Check<Bounce> = {
  id: 'HE22',
  title: 'A lossy copy in a lossless file',
  area: 'files',
  severity: 'check',
  stages: ['export'],
  confidence: 'likely',
  source: 'A cliff of 40 dB within a third of an octave through the whole file',
  find: (bounce) => {
    const [fault] = faultsOf(bounce, 'lossy-source')
    if (!fault) return null
    return {
      claim: say`Above ${hertz(fault.value)} the file is empty, as an MP3 leaves it.`,
      evidence: [
        heardOverall(
          say`${bounce.hearing.format.toUpperCase()}, ${plain(bounce.hearing.sampleRateHz / 1000, 3)} kHz, silent above ${hertz(fault.value)}`,
        ),
      ],
      figures: { cut: hertzWords(fault.value) },
    }
  },
  learnMore: [manual('Managing Files and Sets', 'Exporting audio and video')],
  honesty: 'Likely: a steep low-pass on the main track would look the same.',
}
