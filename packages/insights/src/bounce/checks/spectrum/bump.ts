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
    'A network that learnt from hundreds of songs without and with a boost of 9 dB there takes the sound for one with it',
  find: (bounce) => {
    const [fault] = faultsOf(bounce, 'boomy', 'harsh')
    if (!fault) return null
    const band = fault.kind === 'boomy' ? say`100 to 160 Hz` : say`2.8 to 4.5 kHz`
    const isHigher = fault.value >= LEAST_TOLD_DB
    return {
      claim: isHigher
        ? say`The band from ${band} stands ${level(fault.value)} dB above the octaves around it.`
        : say`The band from ${band} sounds raised, as by an equaliser.`,
      evidence: [
        heardOverall(
          isHigher
            ? say`${band}: ${level(fault.value)} dB above its surroundings, over the whole file`
            : say`${band}: no peak in level; the partials that pass through it grow louder there`,
        ),
      ],
      figures: { band: inEnglish(band) },
    }
  },
  learnMore: [term('Masking', 'masking')],
  honesty: 'Likely: measured against songs that are not yours. A small boost is not heard this way.',
}

/** What is less does not stand out by its level. */
const LEAST_TOLD_DB = 1
