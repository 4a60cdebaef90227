import { count } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual, term } from '../sources.ts'

export const groovePoolUnused: Check = {
  id: 'MI03',
  title: 'No groove in use',
  area: 'rhythm',
  severity: 'info',
  stages: ['sketch', 'arrange'],
  confidence: 'certain',
  reads: ['clips.grooveId', 'grooves'],
  source: '93 % of public sets use none, so this only teaches',
  find: ({ parts, set }) => {
    const clips = parts.flatMap((part) => part.clips)
    if (clips.length < FEWEST_CLIPS || clips.some(({ clip }) => clip.grooveId !== null)) return null
    return {
      claim: 'No clip uses a groove.',
      evidence: [
        aboutSet(
          `${count(clips.length, 'clip')}; ${set.grooves.length > 0 ? `${count(set.grooves.length, 'groove')} in the pool` : 'the groove pool is empty'}`,
        ),
      ],
    }
  },
  lesson: {
    beginner: {
      why: 'A groove moves notes a little, like a drummer with a feel. It can be switched off at any time.',
      tryThis: ['In the browser, open Grooves and drag one onto the hi-hat clip.', 'Play with the amount.'],
      listenFor: 'Straight against swung.',
    },
    intermediate: {
      why: 'Grooves change timing and velocity without touching the notes, for as many clips as you like, with one knob for all.',
      tryThis: ['MPC 16 Swing 54–58 on hats and percussion, 30 %.', 'Global Amount as the master control.'],
      listenFor: 'Kick and bass: leave them straight first.',
    },
    advanced: {
      why: 'Any clip can become a groove: Extract Groove reads timing and accents of a recording.',
      tryThis: ['Extract from a break, quantize 20 %, timing 60 %, velocity 40 %, random 0.'],
      listenFor: 'Which of the three carries the feel.',
    },
  },
  learnMore: [manual('Using Grooves'), term('Groove', 'groove')],
  honesty: 'Certain, and nothing is missing: played parts have their own feel.',
}

const FEWEST_CLIPS = 4
