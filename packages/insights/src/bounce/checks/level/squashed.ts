import type { Check } from '../../../checks/check.ts'
import { standard } from '../../../checks/sources.ts'
import type { Bounce } from '../../bounce.ts'
import { faultsOf } from '../../faults-of.ts'
import { heardOverall, level } from '../../heard-evidence.ts'
import { percent } from '../../../words/number-words.ts'
import { say } from '../../../words/say.ts'

export const squashed: Check<Bounce> = {
  id: 'HE07',
  title: 'Peaks pressed into the mix',
  area: 'sound',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'likely',
  source:
    'Samples within 1 dB of the highest one (Deruty and Pachet 2015), in the densest tenth of the file: more than 17.8 %; clean songs reach 14',
  find: (bounce) => {
    const [fault] = faultsOf(bounce, 'squashed')
    const { plrDb, minPsrDb, integratedLufs } = bounce.hearing.loudness
    if (!fault || integratedLufs === null) return null
    return {
      claim: say`Where the mix is densest, ${percent(fault.value / 100)} of the wave lies within 1 dB of its highest peak: hardly a hit rises out of it.`,
      evidence: [
        heardOverall(say`${level(integratedLufs)} LUFS`),
        ...(plrDb === null ? [] : [heardOverall(say`Peak to loudness: ${level(plrDb)} dB over the file`)]),
        ...(minPsrDb === null ? [] : [heardOverall(say`${level(minPsrDb)} dB in the densest three seconds`)]),
      ],
      figures: { nearTopPercent: Math.round(fault.value) },
    }
  },
  learnMore: [standard('Programme loudness', 'ITU-R BS.1770-5')],
  honesty: 'The figure is measured; dense can be the style. Compare at equal loudness before you decide.',
}
