import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'This is a sketch, and that is a good thing to have. The next step is to give it time.',
    tryThis: [
      'Select everything, and press Ctrl+D (Cmd+D on a Mac) until it lasts two minutes.',
      'Now take parts away: start with two of them, and let the others come in one by one.',
    ],
    listenFor: 'The moment where you want the next part to come.',
  },
  intermediate: {
    why: 'What you have is material for a longer form: repeat it, then take parts away. That is easier than filling an empty timeline.',
    tryThis: [
      'Select the whole song on all tracks, up to the end of bar {bars}, and press Ctrl+D (Cmd+D on a Mac) three times.',
      'Take other parts out in each copy: the lowest one here, all but one there; leave one copy as it is.',
    ],
    listenFor: 'Which of the four you want to hear last.',
  },
  advanced: {
    why: 'A form plan made in ten minutes is cheap to throw away. Make two and compare their density curves.',
    tryThis: ['Take the sections of a song that you know well as lengths only, without its material.'],
    listenFor: 'Which plan makes the best bar arrive latest.',
  },
}
