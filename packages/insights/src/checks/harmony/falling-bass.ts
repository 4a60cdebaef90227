import { withSigns } from '@kvint/report'
import { count } from '../../words/number-words.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet, aboutStretch } from '../evidence.ts'
import { term } from '../sources.ts'
import { sureHarmony } from './sure-harmony.ts'

export const fallingBass: Check = {
  id: 'HA04',
  title: 'A bass that walks down',
  area: 'harmony',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'likely',
  reads: ['clips.notes'],
  source: 'Four steps down without a leap: the “lament” and its relatives in textbooks on harmony',
  find: (song) => {
    const motion = sureHarmony(song)?.facts.bassMotion
    if (!motion?.lament) return null
    const { names, span } = motion.lament
    return {
      claim: `From bar ${String(span.bar)} the bass walks down step by step: ${withSigns(names.join(' '))}.`,
      evidence: [
        aboutStretch(song, span, `${count(names.length, 'bass note')}: ${withSigns(names.join(' '))}`),
        aboutSet(
          `In the whole song the bass of the chords moves by step ${count(motion.steps, 'time')} and leaps ${count(motion.leaps, 'time')}`,
        ),
      ],
    }
  },
  lesson: {
    beginner: {
      why: 'The lowest notes go down a staircase. The ear follows such a line easily, and it holds the chords together like a thread.',
      tryThis: ['Mute everything but the bass and hum along.', 'Stop one step early: where does it want to go?'],
      listenFor: 'The pull of the next step down.',
    },
    intermediate: {
      why: 'Chords in root position leap; inversions let the bass walk. A walk down gives a phrase direction even where the chords themselves only circle.',
      tryThis: [
        'Find a leap in the bass elsewhere and fill it: play a chord with its third in the bass.',
        'Let the melody rise against the falling bass.',
      ],
      listenFor: 'Outer voices moving apart: the harmony opens.',
    },
    advanced: {
      why: 'From the tonic down to the dominant this is the lament of four centuries; with semitone steps it turns darker. Its strength lies in the goal: the last note should carry the longest or the most tense chord.',
      tryThis: ['Chromaticise one step.', 'Delay the upper voices by a beat, so that each step makes a suspension.'],
      listenFor: 'Suspensions above the moving bass.',
    },
  },
  learnMore: [term('Dominant', 'dominant')],
  honesty: 'Likely: the bass is the lowest heard note under each chord, in any octave, read from MIDI.',
}
