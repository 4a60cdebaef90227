import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'This is a sketch, and that is a good thing to have. The next step is to give it time.',
    tryThis: [
      'Select everything, and press Ctrl-D (Cmd-D) until it lasts two minutes.',
      'Now take parts away: start with two of them, and let the others come in one by one.',
    ],
    listenFor: 'The moment where you want the next part to come.',
  },
  intermediate: {
    why: 'Subtracting from a full loop is easier than adding to an empty timeline: everything already fits.',
    tryThis: [
      'Duplicate eight bars to 64.',
      'Delete by eights: intro, build, full, break, full, end.',
      'Only then add transitions.',
    ],
    listenFor: 'Contrast between neighbours.',
  },
  advanced: {
    why: 'A form plan made in ten minutes is cheap to throw away. Make two and compare their density curves.',
    tryThis: ['Take the sections of a song that you know well as lengths only, without its material.'],
    listenFor: 'Which plan makes the best bar arrive latest.',
  },
}
