import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A beat is good company when you know it and it still surprises you now and then. Yours changes towards the end of four bars.',
    tryThis: [
      'Count to four in bars and listen to the last one.',
      'Mute the changed bar once: does the next four still feel like a beginning?',
    ],
    listenFor: 'Your foot keeps going through the changed bar.',
  },
  intermediate: {
    why: 'Repetition makes the pattern, variation marks the form. Changes in every fourth or eighth bar tell a listener where the phrase ends.',
    tryThis: [
      'Move the largest change to the last bar before a new section.',
      'Let the smallest change come more often: one hit more, one hit less.',
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
