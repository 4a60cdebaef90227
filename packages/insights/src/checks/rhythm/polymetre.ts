import { count, plain } from '../../words/number-words.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { term } from '../sources.ts'
import { rhythmsOf } from './rhythms-of.ts'

export const polymetre: Check = {
  id: 'RH01',
  title: 'A loop that drifts against the bar',
  area: 'rhythm',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'certain',
  reads: ['clips.notes', 'timeSignature'],
  source:
    'Polymetre, as Butler (Unlocking the Groove, 2006) and Osborn describe it; four times round is a rule of thumb',
  find: (song) =>
    saw(
      rhythmsOf(song).flatMap(({ part, rhythm: { polymeter, loop } }) =>
        polymeter && loop && loop.times >= FEWEST_TIMES ? [{ part, polymeter, loop }] : [],
      ),
      {
        name: ({ part }) => part.track.name,
        one: (name, { polymeter }) =>
          `The pattern on ${name} lasts ${plain(polymeter.loopBeats)} beats: it drifts against the bar and meets it again every ${count(polymeter.meetsAfterBars, 'bar')}.`,
        many: (number, names) => `${number} patterns drift against the bar line: ${names}.`,
        evidence: ({ part, polymeter, loop }) =>
          aboutTrack(
            part,
            `repeats after ${plain(polymeter.loopBeats)} beats, ${count(loop.times, 'time')}; on the bar line every ${count(polymeter.meetsAfterBars, 'bar')}`,
          ),
      },
    ),
  lesson: {
    beginner: {
      why: 'This pattern is not as long as the bar, so it starts at a different place each time. The loop stays the same, and still sounds a little new in every bar.',
      tryThis: ['Loop one bar and listen.', 'Now listen to the whole cycle.'],
      listenFor: 'The moment when pattern and kick start together again.',
    },
    intermediate: {
      why: 'Two lengths against each other make a long cycle from short material: 3 beats against 4 repeat only after 12. It keeps loops alive without new notes.',
      tryThis: [
        'Let a section change fall where both meet.',
        'Use the same trick with automation: an envelope of 3 beats on a pad (unlinked).',
      ],
      listenFor: 'Accents that wander over the beat.',
    },
    advanced: {
      why: 'Grouping dissonance (Krebs, Osborn) is felt against an unambiguous pulse; a second drifting layer weakens it. Composers reset the pattern at phrase lines to have both drift and square form.',
      tryThis: [
        'Compare free drift with a reset every eight bars.',
        'Choose the length so that the cycle is a phrase: 3 against 16 steps meets after three bars.',
      ],
      listenFor: 'Whether you entrain to the loop or to the bar.',
    },
  },
  learnMore: [term('Polymetre', 'polymetre')],
  honesty: 'Certain: measured in the notes. Whether anybody hears it as drift depends on how loud the part is.',
}

const FEWEST_TIMES = 4
