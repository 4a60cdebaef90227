import type { Check } from '../../../checks/check.ts'
import { term } from '../../../checks/sources.ts'
import type { Bounce } from '../../bounce.ts'
import { faultsOf } from '../../faults-of.ts'
import { heardOverall, level } from '../../heard-evidence.ts'
import { hertz } from '../../../words/figures.ts'
import { hertz as hertzWords } from '../../../words/number-words.ts'
import { say } from '../../../words/say.ts'

export const bandLostInMono: Check<Bounce> = {
  id: 'HE26',
  title: 'A band that vanishes in mono',
  area: 'mix',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'certain',
  source: 'More than 4 dB lost in a third octave that carries 3 % of the energy: unrelated channels lose 3',
  find: (bounce) => {
    if (faultsOf(bounce, 'right-inverted', 'low-end-out-of-phase').length > 0) return null
    const { centresHz, levelsDb, monoLossDb } = bounce.hearing.bands
    const powers = levelsDb.map((db) => 10 ** (db / 10))
    const all = powers.reduce((sum, power) => sum + power, 0)
    const lost = centresHz.flatMap((hz, band) => {
      const [share, loss] = [(powers[band] ?? 0) / all, monoLossDb[band] ?? 0]
      return hz >= 120 && share > 0.03 && loss > 4 ? [{ hz, loss, share }] : []
    })
    const worst = lost.toSorted((a, b) => b.loss - a.loss)[0]
    if (!worst || bounce.hearing.durationSeconds < 10) return null
    return {
      claim: say`In mono the band around ${hertz(worst.hz)} loses ${level(worst.loss)} dB.`,
      evidence: lost.map(({ hz, loss, share }) =>
        heardOverall(say`${hertz(hz)}: ${level(loss)} dB lost, ${String(Math.round(share * 100))} % of the energy`),
      ),
      figures: { band: hertzWords(worst.hz) },
    }
  },
  learnMore: [term('Mono', 'mono')],
  honesty: 'The loss is measured. Wide sounds that are not alike on both sides lose 3 dB by nature.',
}
