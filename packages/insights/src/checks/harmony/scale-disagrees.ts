import { list } from '../../words/name-words.ts'
import { pitchClassSign, withSigns } from '@kvint/report'
import { percent } from '../../words/number-words.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual, term } from '../sources.ts'

export const scaleDisagrees: Check = {
  id: 'HA08',
  title: 'Live’s scale and your notes disagree',
  area: 'harmony',
  severity: 'check',
  stages: ANY_STAGE,
  confidence: 'likely',
  source: '5 % of the sounding time outside the chosen scale, in a key that is sure: rules of thumb',
  find: ({ harmonyDetail }) => {
    const check = harmonyDetail?.scaleCheck
    if (!harmonyDetail || !check || check.hasSameNotes || harmonyDetail.key.confidence < SURE_KEY) return null
    const outside = check.outside.reduce((sum, { share }) => sum + share, 0)
    if (outside < LEAST_OUTSIDE) return null
    return {
      claim: `Live’s scale is set to ${withSigns(check.scale.name)}, but the notes are in ${withSigns(harmonyDetail.key.name)}.`,
      evidence: [
        aboutSet(
          `Outside ${withSigns(check.scale.name)}: ${list(check.outside.map(({ pitchClass, share }) => `${pitchClassSign(pitchClass, harmonyDetail.key)} ${percent(share)}`))} of the sounding time`,
        ),
        ...harmonyDetail.key.evidence.slice(0, 2).map(({ sentence }) => aboutSet(withSigns(sentence))),
      ],
    }
  },
  learnMore: [manual('MIDI Tools', 'Scales'), term('Key', 'key')],
  honesty: 'Likely: the setting and the notes are certain, the key that I hear in them is an estimate.',
}

const SURE_KEY = 0.7
const LEAST_OUTSIDE = 0.05
