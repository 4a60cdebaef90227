import { ANY_STAGE, type Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { rhythmsOf } from './rhythms-of.ts'
import { percent, quoted } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const twoSwings: Check = {
  id: 'RH03',
  title: 'Parts that swing differently',
  area: 'rhythm',
  severity: 'idea',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'Swing as the place of the second note in its pair, 50 % straight, 66 % triplet; five points apart is a rule of thumb',
  find: (song) => {
    const swung = rhythmsOf(song).flatMap(({ part, rhythm: { swing } }) => {
      // A groove moves notes while they play: then the notes alone do not say how they swing.
      const hasGroove = part.clips.some(({ clip }) => clip.grooveId !== null)
      const isSwing =
        swing && swing.confidence >= SURE_SWING && swing.ratio <= MOST_SWUNG && swing.places >= FEWEST_PLACES
      return isSwing && !hasGroove ? [{ part, swing }] : []
    })
    const sorted = swung.toSorted((a, b) => b.swing.ratio - a.swing.ratio)
    const most = sorted[0]
    const least = sorted.findLast(({ swing }) => swing.unitBeats === most?.swing.unitBeats)
    if (!most || !least || most.swing.ratio < SWUNG || most.swing.ratio - least.swing.ratio < LEAST_APART) return null
    return {
      claim: say`${quoted(most.part.track.name)} swings at ${percent(most.swing.ratio)}, ${quoted(least.part.track.name)} at ${percent(least.swing.ratio)}: the groove pulls two ways.`,
      evidence: sorted
        .filter(({ swing }) => swing.unitBeats === most.swing.unitBeats)
        .map(({ part, swing }) =>
          aboutTrack(
            part,
            say`${swing.unitBeats === 0.25 ? say`sixteenths` : say`eighths`} at ${percent(swing.ratio)}, measured on ${String(swing.notes)} notes`,
          ),
        ),
    }
  },
  learnMore: [term('Groove', 'groove'), manual('Using Grooves')],
  honesty: 'Likely: measured on the notes. Clips with a groove are left out, and timing inside audio is unknown to me.',
}

const SURE_SWING = 0.7
const SWUNG = 0.54
/** Beyond the triplet a note stands on the next finer grid: three quarters are a dotted note and a short one. */
const MOST_SWUNG = 0.7
/** One late note a bar does not swing. */
const FEWEST_PLACES = 2
const LEAST_APART = 0.05
