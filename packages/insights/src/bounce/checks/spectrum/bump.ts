import type { Check } from '../../../checks/check.ts'
import { term } from '../../../checks/sources.ts'
import type { Bounce } from '../../bounce.ts'
import { faultsOf } from '../../faults-of.ts'
import { heardOverall, level } from '../../heard-evidence.ts'
import { say } from '../../../words/say.ts'
import { inEnglish } from '../../../words/write-message.ts'

export const bump: Check<Bounce> = {
  id: 'HE16',
  title: 'A band that stands out',
  area: 'mix',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'likely',
  source:
    'Above its neighbours, and the spectrum looks like that of songs with a boost of 9 dB there; of 396 clean songs, most of them fitted on, one does',
  find: (bounce) => {
    const [fault] = faultsOf(bounce, 'boomy', 'harsh')
    if (!fault) return null
    const band = fault.kind === 'boomy' ? say`100 to 160 Hz` : say`2.8 to 4.5 kHz`
    return {
      claim: say`The band from ${band} stands ${level(fault.value)} dB above the octaves around it.`,
      evidence: [heardOverall(say`${band}: ${level(fault.value)} dB above its surroundings, over the whole file`)],
      figures: { band: inEnglish(band) },
    }
  },
  learnMore: [term('Masking', 'masking')],
  honesty: 'Likely: measured against songs that are not yours. A small boost is not heard this way.',
}
