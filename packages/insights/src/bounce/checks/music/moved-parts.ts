import type { Check } from '../../../checks/check.ts'
import { term } from '../../../checks/sources.ts'
import type { Bounce } from '../../bounce.ts'
import { barsOfStretch } from '../../bounce.ts'
import { heardAt, placeOf, whereWords } from '../../heard-evidence.ts'
import { plain } from '../../../words/figures.ts'
import { say } from '../../../words/say.ts'

export const movedParts: Check<Bounce> = {
  id: 'HE37',
  title: 'A bounce that is not this arrangement',
  area: 'files',
  severity: 'check',
  stages: ['arrange', 'mix', 'export'],
  confidence: 'likely',
  source: 'A piece of about 15 s that fits far better elsewhere in the set, or nowhere',
  find: (bounce) => {
    const moved = bounce.hearing.alignment?.moved ?? []
    const [first] = moved
    if (!first) return null
    return {
      claim: say`${whereWords(barsOfStretch(bounce, first), first)}: the bounce ${first.shiftSeconds === null ? say`plays what the set does not have there` : say`plays what stands elsewhere in the set now`}.`,
      evidence: moved.map((part) =>
        heardAt(
          bounce,
          part.shiftSeconds === null
            ? say`fits nowhere in the set`
            : say`fits ${plain(Math.abs(part.shiftSeconds))} s ${part.shiftSeconds > 0 ? say`later` : say`earlier`} in the set`,
          part,
        ),
      ),
      place: placeOf(bounce, moved),
    }
  },
  learnMore: [term('Save', 'live-set')],
  honesty: 'Likely: parts whose notes live in audio clips or plug-ins cannot be compared.',
}
