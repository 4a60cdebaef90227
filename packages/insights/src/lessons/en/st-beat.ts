import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A beat stays fresh when you know it and it still changes now and then. “{track}” does so where four bars end, for the first time in bar {bar}.',
    tryThis: [
      'Play from bar {start} and count four bars.',
      'Copy the bar before over bar {bar}, play again, and undo: do the next four bars still feel like a beginning?',
    ],
    listenFor: 'Your foot keeps going through the changed bar.',
  },
  intermediate: {
    why: 'Repetition makes the pattern, variation marks the form. In {times} bars “{track}” says with a few hits that four bars end, so the next one is heard as a beginning.',
    tryThis: [
      'Play from bar {start} with bar {bar} as it is, then with a copy of the usual bar in its place: which of them makes the next bar land?',
      'Set the changed bars beside each other: the one before a new section can afford the largest change.',
    ],
    listenFor: 'Whether you can count the phrases without looking.',
  },
  advanced: {
    why: 'Bars are compared by which hits stand where; velocity and micro-timing are left out, so the variety that a listener hears can only be larger.',
    tryThis: [
      'Write the kinds of bars as letters, one a bar: a form such as AAAB AAAC shows itself.',
      'Vary the voice that carries the offbeat, and leave the backbeat alone.',
    ],
    listenFor: 'Which voice may change without the groove being lost.',
  },
}
