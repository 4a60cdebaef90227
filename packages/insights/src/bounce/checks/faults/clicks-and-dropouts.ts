import type { Check } from '../../../checks/check.ts'
import { manual } from '../../../checks/sources.ts'
import type { Bounce } from '../../bounce.ts'
import { faultEvidence, faultsOf } from '../../faults-of.ts'
import { placeOf } from '../../heard-evidence.ts'
import { count, list, milliseconds } from '../../../words/figures.ts'
import { say } from '../../../words/say.ts'

export const clicksAndDropouts: Check<Bounce> = {
  id: 'HE33',
  title: 'Clicks and dropouts',
  area: 'sound',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'certain',
  source: 'A lone step that no wave makes; digital zero between sound',
  find: (bounce) => {
    // A clipped or squashed wave steps by itself.
    const isClipped = faultsOf(bounce, 'hard-clipped', 'flat-tops-below-full-scale', 'squashed').length > 0
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
      claim: say`The sound breaks: ${list(parts)}.`,
      evidence: faultEvidence(bounce, broken, (group) =>
        list(
          group
            .slice(0, 3)
            .map(({ kind, value }) => (kind === 'click' ? say`a click` : say`${milliseconds(value)} of nothing`)),
        ),
      ),
      place: placeOf(bounce, [first]),
    }
  },
  learnMore: [manual('Audio Fact Sheet', 'Testing and methodology')],
  honesty: 'That the wave breaks is certain. A glitch effect breaks it on purpose.',
}
