import { pitchClassSign } from '@kvint/report'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { keyEvidence, keyName, list, percent, pitch } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const scaleDisagrees: Check = {
  id: 'HA08',
  title: 'Live’s scale and your notes disagree',
  area: 'harmony',
  severity: 'check',
  stages: ANY_STAGE,
  confidence: 'likely',
  source: '5 % of the sounding time outside the chosen scale, in a key that is sure: rules of thumb',
  find: ({ harmonyDetail, harmony }) => {
    const check = harmonyDetail?.scaleCheck
    if (!harmonyDetail || !check || check.hasSameNotes || harmonyDetail.key.confidence < SURE_KEY) return null
    const outside = check.outside.reduce((sum, { share }) => sum + share, 0)
    if (outside < LEAST_OUTSIDE || harmony.kind === 'unknown') return null
    // A line through all twelve notes is in no key.
    const { pitchClassWeights, scalePitchClasses } = harmony.key
    const foreign = pitchClassWeights.reduce(
      (sum, share, tone) => sum + (scalePitchClasses.includes(tone) ? 0 : share),
      0,
    )
    if (foreign >= LEAST_OUTSIDE) return null
    return {
      claim: say`Live’s scale is set to ${keyName(check.scale.name)}, but the notes are in ${keyName(harmonyDetail.key.name)}.`,
      evidence: [
        aboutSet(
          say`Outside ${keyName(check.scale.name)}: ${list(check.outside.map(({ pitchClass, share }) => say`${pitch(pitchClassSign(pitchClass, harmonyDetail.key))} ${percent(share)}`))} of the sounding time`,
        ),
        ...harmonyDetail.key.evidence.slice(0, 2).map((reason) => aboutSet(keyEvidence(reason))),
      ],
    }
  },
  learnMore: [manual('MIDI Tools', 'Scales'), term('Key', 'key')],
  honesty: 'Likely: the setting and the notes are certain, the key that I hear in them is an estimate.',
}

const SURE_KEY = 0.7
const LEAST_OUTSIDE = 0.05
