import type { Check } from '../../../checks/check.ts'
import { term } from '../../../checks/sources.ts'
import type { Bounce } from '../../bounce.ts'
import { faultsOf } from '../../faults-of.ts'
import { heardOverall, level } from '../../heard-evidence.ts'
import { hertz } from '../../../words/figures.ts'
import { say } from '../../../words/say.ts'

export const dull: Check<Bounce> = {
  id: 'HE15',
  title: 'Little treble',
  area: 'mix',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'likely',
  source: 'Middle 20 dB or more above the treble in four fifths of the sound; 47 clean songs: 17 at most',
  find: (bounce) => {
    const [fault] = faultsOf(bounce, 'dull')
    if (!fault) return null
    return {
      claim: say`Hardly anything sounds above ${hertz(6000)}: the middle stands ${level(fault.value)} dB above the treble.`,
      evidence: [
        heardOverall(say`250 Hz to 2 kHz against 6.3 to 12.5 kHz: ${level(fault.value)} dB in most of the song`),
      ],
      figures: { gapDb: Math.round(fault.value) },
    }
  },
  learnMore: [term('Role', 'role')],
  honesty: 'The gap is measured against 47 songs; a dark sound may be what you are after.',
}
