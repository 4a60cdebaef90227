import type { Check } from '../../../checks/check.ts'
import { term } from '../../../checks/sources.ts'
import type { Bounce } from '../../bounce.ts'
import { faultsOf } from '../../faults-of.ts'
import { heardAt, level, LOW_ROLES, placeOf } from '../../heard-evidence.ts'
import { say } from '../../../words/say.ts'

export const lowEndNotMono: Check<Bounce> = {
  id: 'HE25',
  title: 'A low end that cancels in mono',
  area: 'mix',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'certain',
  source: 'Correlation of 25 to 50 Hz below 0.25; clean songs: 0.8 and more',
  find: (bounce) => {
    const [fault] = faultsOf(bounce, 'low-end-out-of-phase')
    if (!fault) return null
    const worst = (bounce.song?.sections ?? [])
      .map((section) => ({ section, loss: Math.max(...section.monoLossDb.slice(2, 8)) }))
      .filter(({ section, loss }) => loss > 1 && section.lufs !== null)
      .toSorted((a, b) => b.loss - a.loss)
    const stretches = worst.length > 0 ? worst.slice(0, 3).map(({ section }) => section) : [fault]
    return {
      claim: say`Played in mono, the low end loses ${level(fault.value)} dB: left and right work against each other.`,
      evidence: [
        heardAt(bounce, say`below 55 Hz ${level(fault.value)} dB are lost in mono`, fault, LOW_ROLES),
        ...worst
          .slice(0, 3)
          .map(({ section, loss }) =>
            heardAt(bounce, say`up to ${level(loss)} dB in a band below 120 Hz`, section, LOW_ROLES),
          ),
      ],
      figures: { lossDb: Math.round(fault.value * 10) / 10 },
      place: placeOf(bounce, stretches, LOW_ROLES),
    }
  },
  learnMore: [term('Mono', 'mono')],
  honesty: 'The loss is measured. Which track causes it, a bounce does not say: bounce the suspects alone.',
}
