import type { Check } from '../../../checks/check.ts'
import { term } from '../../../checks/sources.ts'
import type { Bounce } from '../../bounce.ts'
import { heardAt, level, placeOf } from '../../heard-evidence.ts'
import { quoted } from '../../../words/figures.ts'
import { say } from '../../../words/say.ts'

export const widthArc: Check<Bounce> = {
  id: 'HE31',
  title: 'A high point narrower than what comes before',
  area: 'mix',
  severity: 'idea',
  stages: ['mix'],
  confidence: 'guess',
  source: 'Side against middle 3 dB lower above 200 Hz: a rule of thumb',
  find: (bounce) => {
    const sections = bounce.song?.sections ?? []
    for (const [index, section] of sections.entries()) {
      const before = sections[index - 1]
      if (!before || !HIGH_POINT.test(section.label) || section.widthDb === null || before.widthDb === null) continue
      // Both nearly mono: there is no width to compare.
      if (HIGH_POINT.test(before.label) || before.widthDb < -20 || section.widthDb > before.widthDb - 3) continue
      return {
        claim: say`${quoted(section.label)} is narrower than ${quoted(before.label)}: its sides stand ${level(before.widthDb - section.widthDb)} dB lower against the middle.`,
        evidence: [
          heardAt(bounce, say`sides ${level(before.widthDb)} dB against the middle`, before),
          heardAt(bounce, say`sides ${level(section.widthDb)} dB against the middle`, section),
        ],
        figures: { section: section.label },
        place: placeOf(bounce, [section]),
      }
    }
    return null
  },
  learnMore: [term('Mono', 'mono')],
  honesty: 'A guess: the width is measured, that a high point wants to be wide is taste.',
}

const HIGH_POINT = /(?<![a-z])(?:drop|chorus|refr(?:ain|eng)|hook|estribillo|ritornello|coro|kehrreim)(?![a-z])/i
