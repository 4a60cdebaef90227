import type { Check } from '../../../checks/check.ts'
import { term } from '../../../checks/sources.ts'
import { type Bounce, isMix } from '../../bounce.ts'
import { heardOverall, level } from '../../heard-evidence.ts'
import { say } from '../../../words/say.ts'

export const rumble: Check<Bounce> = {
  id: 'HE17',
  title: 'Energy below what is heard',
  area: 'mix',
  severity: 'idea',
  stages: ['mix', 'export'],
  confidence: 'likely',
  source: 'Below 30 Hz within 6 dB of 40 to 100 Hz',
  find: (bounce) => {
    const { hearing } = bounce
    const power = (from: number, to: number): number =>
      hearing.bands.centresHz.reduce(
        (sum, hz, band) => (hz > from && hz < to ? sum + 10 ** ((hearing.bands.levelsDb[band] as number) / 10) : sum),
        0,
      )
    const low = 10 * Math.log10(power(35, 105) + 1e-12)
    const sub = 10 * Math.log10(power(15, 28) + 1e-12)
    // A constant offset leaks into the lowest band and is told by its own check.
    if (hearing.durationSeconds < 10 || !isMix(bounce) || low < -60 || low - sub >= 6) return null
    if (hearing.faults.some(({ kind }) => kind === 'dc-offset' || kind === 'no-low-end')) return null
    return {
      claim: say`Below 30 Hz there is nearly as much energy as in the bass itself: ${level(low - sub)} dB less.`,
      evidence: [heardOverall(say`20 and 25 Hz: ${level(sub)} dBFS; 40 to 100 Hz: ${level(low)} dBFS`)],
    }
  },
  learnMore: [term('Low cut', 'low-cut')],
  honesty: 'Measured. Which track brings it, a bounce does not say: solo one after the other.',
}
