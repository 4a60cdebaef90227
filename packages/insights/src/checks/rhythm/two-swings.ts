import { percent } from '../../words/number-words.ts'
import { quoted } from '../../words/name-words.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { rhythmsOf } from './rhythms-of.ts'

export const twoSwings: Check = {
  id: 'RH03',
  title: 'Parts that swing differently',
  area: 'rhythm',
  severity: 'idea',
  stages: ANY_STAGE,
  confidence: 'likely',
  reads: ['clips.notes', 'clips.grooveId'],
  source:
    'Swing as the place of the second note in its pair, 50 % straight, 66 % triplet; five points apart is a rule of thumb',
  find: (song) => {
    const swung = rhythmsOf(song).flatMap(({ part, rhythm: { swing } }) => {
      // A groove moves notes while they play: then the notes alone do not say how they swing.
      const hasGroove = part.clips.some(({ clip }) => clip.grooveId !== null)
      return swing && swing.confidence >= SURE_SWING && !hasGroove ? [{ part, swing }] : []
    })
    const sorted = swung.toSorted((a, b) => b.swing.ratio - a.swing.ratio)
    const most = sorted[0]
    const least = sorted.findLast(({ swing }) => swing.unitBeats === most?.swing.unitBeats)
    if (!most || !least || most.swing.ratio < SWUNG || most.swing.ratio - least.swing.ratio < LEAST_APART) return null
    return {
      claim: `${quoted(most.part.track.name)} swings at ${percent(most.swing.ratio)}, ${quoted(least.part.track.name)} at ${percent(least.swing.ratio)}: the groove pulls two ways.`,
      evidence: sorted
        .filter(({ swing }) => swing.unitBeats === most.swing.unitBeats)
        .map(({ part, swing }) =>
          aboutTrack(
            part,
            `${swing.unitBeats === 0.25 ? 'sixteenths' : 'eighths'} at ${percent(swing.ratio)}, measured on ${String(swing.notes)} notes`,
          ),
        ),
    }
  },
  lesson: {
    beginner: {
      why: 'Swing means that every second note comes a little late. Here one part is late and another is not, so their small notes miss each other.',
      tryThis: [
        'Drag the swinging clip into the groove pool.',
        'Choose that groove in the clip view of the straight part.',
      ],
      listenFor: 'The two parts lock together. If you liked the friction better, undo.',
    },
    intermediate: {
      why: 'A shared swing makes parts sound played together. A difference of a few percent is a feel of its own; more than that turns into flams.',
      tryThis: [
        'Give both the same groove from the pool, Timing at 100 %, and bring one down to taste.',
        'Keep kick and bass straight and let hats and percussion swing.',
      ],
      listenFor: 'Offbeats: one hit or two?',
    },
    advanced: {
      why: 'The median place of the offbeat says how much, the spread says how steadily. Layered swing ratios are part of some styles (straight bass under swung hats); the ear takes the part with the sharpest transients as the reference.',
      tryThis: ['Extract the groove from the part that leads, and commit it on the others at 60 to 80 %.'],
      listenFor: 'Swing that changes with tempo: at fast tempos less is needed.',
    },
  },
  learnMore: [term('Groove', 'groove'), manual('Using Grooves')],
  honesty: 'Likely: measured on the notes. Clips with a groove are left out, and timing inside audio is unknown to me.',
}

const SURE_SWING = 0.7
const SWUNG = 0.54
const LEAST_APART = 0.05
