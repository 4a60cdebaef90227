import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'What was there all the time is heard most when it is gone. For {bars} bars the song plays without what carried it, and in bar {bar} its return feels like an arrival.',
    tryThis: [
      'Play from four bars before the parts leave to four bars after they return.',
      'Copy the parts into the empty bars for a moment, and play it again.',
    ],
    listenFor: 'How your body answers to the first beat of bar {bar}, with and without the gap.',
  },
  intermediate: {
    why: 'A break prepares by leaving out: the low end is free, the listener goes on counting, and the return on the first beat confirms the count. Two, four or eight bars are easy to feel; the longer it lasts, the more has to go on above it.',
    tryThis: [
      'Halve the gap, then double it. Keep the one in which you still count along without effort.',
      'Let one sound grow through it: a filter that opens, a noise, a snare that gets faster.',
    ],
    listenFor: 'Whether you would still nod in time if the return came a bar later.',
  },
  advanced: {
    why: 'Metre goes on in the listener without the sound that carries it (Butler 2006); what is withheld is not the beat but its confirmation. The effect depends on the level of the low band before and after as much as on the notes.',
    tryThis: [
      'Cut the low end of everything that goes on in the gap, so that it comes back at once.',
      'Compare the loudness of the last bar of the gap and the first bar after it: 3 dB and more are felt as a drop.',
    ],
    listenFor: 'Whether the return is louder, lower, or only denser.',
  },
}
