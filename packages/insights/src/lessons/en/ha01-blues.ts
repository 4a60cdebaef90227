import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Twelve bars are three lines of four: the first says something at home, the second leaves home in bar 5, the third pulls back to it from bar 9.',
    tryThis: [
      'Count the twelve bars along once and name bars 5, 9 and 11.',
      'Sing or play in the first two bars of each line and leave the other two for an answer.',
    ],
    listenFor: 'The pull in bars 9 and 10, and {chord} in bar 11.',
  },
  intermediate: {
    why: 'Listeners know this map: the fourth step in bar 5, the fifth in bar 9, {chord} again in bar 11. So little is needed to surprise them, and bar 12 decides whether a pass closes or goes round.',
    tryThis: [
      'If bar 12 stays on {chord}, give its last two beats to the chord on the fifth step; if it does not, stay on {chord} once.',
      'Let all parts but one stop in the first four bars of one pass, after a hit on each first beat.',
    ],
    listenFor: 'Whether bar 12 ends, or leads to bar 1.',
  },
  advanced: {
    why: 'One scale goes over all three chords, so its notes change their meaning: the minor third of {chord} is the seventh of the chord on IV.',
    tryThis: [
      'Hold the minor third of {chord} from bar 4 into bar 5 and hear it become a seventh.',
      'In bar 9 play the chord a semitone above V, and V in bar 10.',
    ],
    listenFor: 'Which notes change their colour while they stay.',
  },
}
