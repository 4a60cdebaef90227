import type { Check } from '../../../checks/check.ts'
import { manual } from '../../../checks/sources.ts'
import type { Bounce } from '../../bounce.ts'
import { heardOverall } from '../../heard-evidence.ts'
import { plain } from '../../../words/figures.ts'
import { say } from '../../../words/say.ts'

export const tuning: Check<Bounce> = {
  id: 'HE41',
  title: 'Tuning beside 440 Hz',
  area: 'sound',
  severity: 'info',
  stages: ['arrange', 'mix', 'export'],
  confidence: 'likely',
  source: 'Median of the partials more than 12 cents off',
  find: ({ hearing }) => {
    /** Drums alone have partials too, but no pitch to be tuned to. */
    const cents = hearing.key ? hearing.tuningCents : null
    const isOtherRate = hearing.alignment !== null && Math.abs(hearing.alignment.rate - 1) > 0.002
    if (cents === null || Math.abs(cents) <= LEAST_CENTS || hearing.durationSeconds < 10 || isOtherRate) return null
    return {
      claim: say`The song sounds ${plain(Math.abs(cents), 0)} cents ${cents > 0 ? say`above` : say`below`} A = 440 Hz.`,
      evidence: [heardOverall(say`${plain(cents, 0)} cents: A sounds at ${plain(440 * 2 ** (cents / 1200))} Hz`)],
      figures: { cents: Math.round(Math.abs(cents)), hz: Math.round(4400 * 2 ** (cents / 1200)) / 10 },
    }
  },
  learnMore: [manual('Audio Clips, Tempo, and Warping', 'Warp modes')],
  honesty: 'Within about 3 cents. Singers and samples that join later have to tune to it.',
}

const LEAST_CENTS = 12
