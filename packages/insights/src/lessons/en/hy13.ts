import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'What you wrote down is easy to overlook later. Here it is on one page.',
    tryThis: ['Read through them.', 'Do one today, delete what is done.'],
    listenFor: 'Whether you would still write the same.',
  },
  intermediate: {
    why: 'Info texts travel with the set and are the best place for reasons: why this delay, why this take.',
    tryThis: [
      'Right-click a clip, track or device ▸ Edit Info Text, and write why rather than what.',
      'Hover over it later: the text shows in the Info View.',
    ],
    listenFor: 'Next month: can you tell from the notes alone what you wanted to do next?',
  },
  advanced: {
    why: 'Device and preset texts can also hold notes of their makers; here only tracks, clips, locators and the set are collected.',
    tryThis: [
      'Start to-dos with one word, such as “later”, to tell them from descriptions.',
      'Put those that belong to a moment on a locator: then they show at their bar here.',
    ],
    listenFor: 'Each to-do at its place: solve it while it plays, or write down what you heard.',
  },
}
