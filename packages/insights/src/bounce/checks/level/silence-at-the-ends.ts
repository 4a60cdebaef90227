import type { Check } from '../../../checks/check.ts'
import { manual } from '../../../checks/sources.ts'
import type { Bounce } from '../../bounce.ts'
import { faultsOf } from '../../faults-of.ts'
import { heardAt } from '../../heard-evidence.ts'
import { list, plain } from '../../../words/figures.ts'
import { say } from '../../../words/say.ts'

export const silenceAtTheEnds: Check<Bounce> = {
  id: 'HE13',
  title: 'Silence at the ends of the file',
  area: 'sound',
  severity: 'check',
  stages: ['export'],
  confidence: 'certain',
  source: 'Below −60 dBFS for more than 1 s at the head or 3 s at the tail',
  find: (bounce) => {
    const silent = faultsOf(bounce, 'head-and-tail-silence')
    if (silent.length === 0) return null
    const words = silent.map(({ startSeconds, value }) =>
      startSeconds === 0 ? say`${plain(value)} s before the music` : say`${plain(value)} s after it`,
    )
    return {
      claim: say`There is silence in the file: ${list(words)}.`,
      evidence: silent.map((one) => heardAt(bounce, say`below −60 dBFS for ${plain(one.value)} s`, one)),
    }
  },
  learnMore: [manual('Managing Files and Sets', 'Exporting audio and video')],
  honesty: 'Measured.',
}
