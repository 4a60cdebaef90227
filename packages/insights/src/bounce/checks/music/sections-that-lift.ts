import type { Check } from '../../../checks/check.ts'
import { term } from '../../../checks/sources.ts'
import type { Bounce } from '../../bounce.ts'
import { heardAt, level, placeOf } from '../../heard-evidence.ts'
import { quoted } from '../../../words/figures.ts'
import { say } from '../../../words/say.ts'

export const sectionsThatLift: Check<Bounce> = {
  id: 'HE46',
  title: 'A step up that is heard',
  area: 'mix',
  severity: 'strength',
  stages: ['arrange', 'mix', 'export'],
  confidence: 'certain',
  source: '3 LU or more from one section to the next',
  find: (bounce) => {
    const sections = bounce.song?.sections ?? []
    const lifts = sections.flatMap((section, index) => {
      const before = sections[index - 1]
      if (!before || before.lufs === null || section.lufs === null) return []
      return section.lufs - before.lufs >= 3 ? [{ section, before, lift: section.lufs - before.lufs }] : []
    })
    const best = lifts.toSorted((a, b) => b.lift - a.lift)[0]
    if (!best) return null
    return {
      claim: say`${quoted(best.section.label)} comes in ${level(best.lift)} LU above ${quoted(best.before.label)}: the step is heard, not only drawn.`,
      evidence: [
        heardAt(bounce, say`${level(best.before.lufs as number)} LUFS`, best.before),
        heardAt(bounce, say`${level(best.section.lufs as number)} LUFS`, best.section),
      ],
      figures: { section: best.section.label },
      place: placeOf(bounce, [best.section]),
    }
  },
  learnMore: [term('Arrangement density', 'density')],
  honesty: 'Measured.',
}
