import type { Check } from '../../../checks/check.ts'
import { manual } from '../../../checks/sources.ts'
import { count, milliseconds } from '../../../words/number-words.ts'
import type { Bounce } from '../../bounce.ts'
import { faultEvidence, faultsOf } from '../../faults-of.ts'
import { placeOf } from '../../heard-evidence.ts'

export const clicksAndDropouts: Check<Bounce> = {
  id: 'HE33',
  title: 'Clicks and dropouts',
  area: 'sound',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'certain',
  source: 'A lone step that no wave makes; digital zero between sound',
  find: (bounce) => {
    // A clipped wave steps by itself.
    const isClipped = faultsOf(bounce, 'hard-clipped', 'flat-tops-below-full-scale').length > 0
    const broken = isClipped ? faultsOf(bounce, 'dropout') : faultsOf(bounce, 'click', 'dropout')
    const [first] = broken
    if (!first) return null
    const dropouts = broken.filter(({ kind }) => kind === 'dropout')
    const clicks = broken.length - dropouts.length
    const parts = [
      ...(clicks > 0 ? [count(clicks, 'click')] : []),
      ...(dropouts.length > 0 ? [count(dropouts.length, 'dropout')] : []),
    ]
    return {
      claim: `The sound breaks: ${parts.join(' and ')}.`,
      evidence: faultEvidence(bounce, broken, (group) =>
        group
          .slice(0, 3)
          .map(({ kind, value }) => (kind === 'click' ? 'a click' : `${milliseconds(value)} of nothing`))
          .join(', '),
      ),
      place: placeOf(bounce, [first]),
    }
  },
  learnMore: [manual('Audio Fact Sheet', 'Testing and methodology')],
  honesty: 'That the wave breaks is certain. A glitch effect breaks it on purpose.',
}
