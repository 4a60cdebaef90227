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
  reads: ['scale', 'clips.notes'],
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
  lesson: {
    beginner: {
      why: 'You told Live a scale, and your clips play other notes. As long as that stays so, highlighted keys and scale tools help you into a different key.',
      tryThis: [
        'Open the scale chooser in the control bar.',
        'Set it to the key that is named here, and look whether your notes fall on the highlighted rows.',
      ],
      listenFor: 'Nothing changes in the sound: the scale is only a guide, until you use Fit to Scale.',
    },
    intermediate: {
      why: 'Scale-aware devices and Fit to Scale use the chosen scale. With a different one, they would bend notes that are right as they are.',
      tryThis: [
        'Select all clips and set the scale in the clip view: it is stored per clip.',
        'Where only one clip disagrees, it may be the one to look at.',
      ],
      listenFor: 'Scale-aware devices: an arpeggiator or a Chord device that plays other notes than you expect.',
    },
    advanced: {
      why: 'The setting gives one scale for the set or clip; music with mixture or modulation has several. The share outside is weighted by duration, so a few long foreign notes count more than a fast run.',
      tryThis: ['For a section in another key, set the scale of its clips only.'],
      listenFor: 'Whether the notes outside belong to one section: then it is a modulation, and both are right.',
    },
  },
  learnMore: [manual('MIDI Tools', 'Scales'), term('Key', 'key')],
  honesty: 'Likely: the setting and the notes are certain, the key that I hear in them is an estimate.',
}

const SURE_KEY = 0.7
const LEAST_OUTSIDE = 0.05
