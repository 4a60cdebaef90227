import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Live counts bars, and most loops last one, two or four of them. The one on “{track}” lasts {beats} beats, so it starts at another place of the bar each time round.',
    tryThis: [
      'Listen to four passes of it beside a part that keeps the bar. Do you like where it falls?',
      'If it was not meant, set the length of the loop to {whole} beats in the clip.',
    ],
    listenFor: 'The place in the bar where the loop starts over.',
  },
  intermediate: {
    why: 'A loop of {beats} beats against bars is polymetre: the same notes meet other beats and other chords in each pass. It can also be a recording that was stopped early or late; then its accents fall where no one put them.',
    tryThis: [
      'Duplicate the clip, set the loop of the copy to {whole} beats, and compare the third pass of the two.',
      'If you keep yours, let the clip start over where a new section begins.',
    ],
    listenFor: 'Whether the accents of the loop pull against the other parts or only miss them.',
  },
  advanced: {
    why: 'A second period is felt against one that is sure of itself. The nearest whole bars are {whole} beats; the further a loop is from them, the more it reads as a metre of its own, the nearer, the more as a slip.',
    tryThis: [
      'Look in the list for the number of bars after which loop and bar meet, and make a phrase of it.',
      'Reset the loop every eight bars in a copy, and compare with the free drift.',
    ],
    listenFor: 'Which of the two you tap your foot to.',
  },
}
