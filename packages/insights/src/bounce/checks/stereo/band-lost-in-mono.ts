import { nominalHz } from '@kvint/report'
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
      return hz >= 120 && share > 0.03 && loss > 4 ? [{ band, hz: nominalHz(hz), loss, share }] : []
    })
    const worst = lost.toSorted((a, b) => b.loss - a.loss)[0]
    if (!worst || bounce.hearing.durationSeconds < 10) return null
    return {
      claim: say`In mono the band around ${hertz(worst.hz)} loses ${level(worst.loss)} dB.`,
      evidence: stretchesOf(lost).map((bands) => {
        const [first, last] = [bands[0] as LostBand, bands.at(-1) as LostBand]
        const [least, most] = [Math.min(...bands.map(({ loss }) => loss)), Math.max(...bands.map(({ loss }) => loss))]
        const share = String(Math.round(bands.reduce((sum, band) => sum + band.share, 0) * 100))
        return heardOverall(
          first === last
            ? say`${hertz(first.hz)}: ${level(first.loss)} dB lost, ${share} % of the energy`
            : say`${hertz(first.hz)} to ${hertz(last.hz)}: ${level(least)} to ${level(most)} dB lost, ${share} % of the energy`,
        )
      }),
      figures: { band: hertzWords(worst.hz) },
    }
  },
  learnMore: [term('Mono', 'mono')],
  honesty: 'The loss is measured. Wide sounds that are not alike on both sides lose 3 dB by nature.',
}

type LostBand = { readonly band: number; readonly hz: number; readonly loss: number; readonly share: number }

/** Bands that stand side by side. */
function stretchesOf(lost: readonly LostBand[]): LostBand[][] {
  const stretches: LostBand[][] = []
  for (const one of lost) {
    const last = stretches.at(-1)
    if (last?.at(-1)?.band === one.band - 1) last.push(one)
    else stretches.push([one])
  }
  return stretches
}
