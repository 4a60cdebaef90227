import { withSigns } from '@kvint/report'
import { percent, plain } from '../../words/number-words.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { term } from '../sources.ts'
import { sureHarmony } from './sure-harmony.ts'

export const twoSevenths: Check = {
  id: 'HA06',
  title: 'Two kinds of seventh step',
  area: 'harmony',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'likely',
  reads: ['clips.notes'],
  source:
    'Leading tone and subtonic of the minor scale in textbooks on harmony; half of its time over the dominant is a rule of thumb',
  find: (song) => {
    const detail = sureHarmony(song)
    const seventh = detail?.facts.seventhDegree
    if (!detail || !seventh || seventh.reading !== 'mixed' || seventh.raisedOverDominant < OVER_DOMINANT) return null
    const [raised, natural] = [withSigns(seventh.raisedName), withSigns(seventh.naturalName)]
    return {
      claim: `${raised} leads home under the dominant, and ${natural} stays everywhere else: both belong to your ${withSigns(detail.key.name)}.`,
      evidence: [
        aboutSet(
          `${raised} sounds for ${plain(seventh.raisedBeats)} beats, ${percent(seventh.raisedOverDominant)} of it over the dominant`,
        ),
        aboutSet(`${natural} sounds for ${plain(seventh.naturalBeats)} beats`),
      ],
    }
  },
  lesson: {
    beginner: {
      why: 'Minor has two versions of its last step. The higher one pulls home strongly, the lower one sounds open and modern. You use each where it does its work.',
      tryThis: ['In the chord before home, swap the one note for the other.', 'Listen to both.'],
      listenFor: 'Which one makes home feel needed.',
    },
    intermediate: {
      why: 'The raised seventh makes the fifth chord major, a true dominant. The natural one keeps the colour of the mode, as in most rock and dance music.',
      tryThis: [
        'Loops: natural seventh. Ends of sections: raised seventh, once.',
        'Avoid both at the same moment in two parts, unless you like the bite.',
      ],
      listenFor: 'A clash of the two when a melody keeps the natural one over a major dominant.',
    },
    advanced: {
      why: 'Harmonic, melodic and natural minor are three views of one practice: the seventh follows its chord and the direction of the line. In blues-based idioms the melody may keep ♭7 over V on purpose.',
      tryThis: [
        'Raise the sixth along with the seventh in rising lines to avoid the augmented second, or keep it for its colour.',
      ],
      listenFor: 'Direction: up raised, down natural.',
    },
  },
  learnMore: [term('Dominant', 'dominant'), term('Mode', 'mode')],
  honesty: 'Likely: the notes are certain; where the dominant lies follows from the chords that I read.',
}

const OVER_DOMINANT = 0.5
