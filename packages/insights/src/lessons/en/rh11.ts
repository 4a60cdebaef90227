import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Live counts bars, and most loops last one, two or four of them. This one lasts {beats} beats, so it starts at another place of the bar each time round.',
    tryThis: [
      'Listen to four passes of it beside the drums. Do you like where it falls?',
      'If it was not meant, set the length of the loop to whole bars in the clip.',
    ],
    listenFor: 'The place in the bar where the loop starts over.',
  },
  intermediate: {
    why: 'A loop of {beats} beats against bars is polymetre: the same notes meet other beats and other chords in each pass. By hand it is often a recording that was stopped late or early, and then its accents fall where no one put them.',
    tryThis: [
      'Duplicate the clip, set the loop of the copy to the nearest whole bars and compare the two.',
      'If you keep it, let a new section begin where loop and bar meet, or start the clip over there.',
    ],
    listenFor: 'Whether the accents of the loop pull against the drums or only miss them.',
  },
  advanced: {
    why: 'A second period is felt against one that is sure of itself: one part has to keep the bar. Where none does, the bar line of Live is only a ruler, and a time signature that fits the loop makes bars, snaps and launch quantisation count along.',
    tryThis: [
      'Write down after how many bars loop and bar meet, and make a phrase of it.',
      'Where all loops share the odd length, change the time signature, or the tempo if each loop is a recording of whole bars.',
    ],
    listenFor: 'Which of the two you tap your foot to.',
  },
}
