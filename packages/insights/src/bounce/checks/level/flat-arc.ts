import type { Check } from '../../../checks/check.ts'
import { standard, term } from '../../../checks/sources.ts'
import { type Bounce, isMix } from '../../bounce.ts'
import { heardAt, heardOverall, level } from '../../heard-evidence.ts'
import { quoted } from '../../../words/figures.ts'
import { say } from '../../../words/say.ts'

export const flatArc: Check<Bounce> = {
  id: 'HE10',
  title: 'Loudness that hardly moves',
  area: 'mix',
  severity: 'idea',
  stages: ['arrange', 'mix'],
  confidence: 'likely',
  source: 'Range below 3 LU over more than three minutes, sections within 1 LU: practice',
  find: (bounce) => {
    const { rangeLu, integratedLufs } = bounce.hearing.loudness
    if (integratedLufs === null || !isMix(bounce) || rangeLu >= 3 || bounce.hearing.durationSeconds <= 180) return null
    const levels = (bounce.song?.sections ?? []).flatMap(({ lufs }) => lufs ?? [])
    if (levels.length > 1 && Math.max(...levels) - Math.min(...levels) >= 1.5) return null
    return {
      claim: say`Over the whole song the loudness stays within ${level(rangeLu)} LU.`,
      evidence: [
        heardOverall(say`${level(integratedLufs)} LUFS, range ${level(rangeLu)} LU`),
        ...(bounce.song?.sections ?? []).map((section) =>
          heardAt(
            bounce,
            say`${quoted(section.label)} ${section.lufs === null ? say`silent` : say`${level(section.lufs)} LUFS`}`,
            section,
          ),
        ),
      ],
      figures: { rangeLu: Math.round(rangeLu * 10) / 10 },
    }
  },
  learnMore: [standard('Loudness range', 'EBU Tech 3342'), term('Arrangement density', 'density')],
  honesty: 'The range is measured. Steady can be the point: a track for dancing often is.',
}
