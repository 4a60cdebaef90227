import type { Check } from '../../../checks/check.ts'
import { standard } from '../../../checks/sources.ts'
import type { Bounce } from '../../bounce.ts'
import { faultsOf } from '../../faults-of.ts'
import { heardOverall, level } from '../../heard-evidence.ts'
import { say } from '../../../words/say.ts'

export const squashed: Check<Bounce> = {
  id: 'HE07',
  title: 'Peaks pressed into the mix',
  area: 'sound',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'likely',
  source: 'Peak less than 6.8 dB above the mean power; rendered songs behind a limiter read 8.7 and more',
  find: (bounce) => {
    const [fault] = faultsOf(bounce, 'squashed')
    const { plrDb, minPsrDb, integratedLufs } = bounce.hearing.loudness
    if (!fault || integratedLufs === null) return null
    return {
      claim: say`The highest peak stands only ${level(fault.value)} dB above the mean: hardly a hit rises out of the mix.`,
      evidence: [
        heardOverall(say`${level(integratedLufs)} LUFS`),
        ...(plrDb === null ? [] : [heardOverall(say`Peak to loudness: ${level(plrDb)} dB over the file`)]),
        ...(minPsrDb === null ? [] : [heardOverall(say`${level(minPsrDb)} dB in the densest three seconds`)]),
      ],
      figures: { crestDb: Math.round(fault.value * 10) / 10 },
    }
  },
  learnMore: [standard('Programme loudness', 'ITU-R BS.1770-5')],
  honesty: 'The figure is measured; dense can be the style. Compare at equal loudness before you decide.',
}
