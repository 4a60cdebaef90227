import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Your beat has a name: {pattern}. It keeps going, and now and then a fill breaks it and says that something new begins: the first one is in bar {fill}.',
    tryThis: [
      'Play from bar {before} and hear how bar {fill} leads on.',
      'Copy the drums of bar {before} over bar {fill} for a moment, compare, and undo.',
    ],
    listenFor: 'Whether you feel the next bar coming.',
  },
  intermediate: {
    why: 'The pattern makes a listener sure of the next hit, and a fill takes that away for a moment: that is how bar {fill} says that something ends. What it announces should be worth it.',
    tryThis: [
      'Put a copy of the drums of bar {before} in place of bar {fill}, play on past it, and undo: the difference is what the fill does.',
      'Take the kick out of the fill: without it the first kick of the next bar lands harder.',
    ],
    listenFor: 'Whether the step after the fill is as large as the fill promises.',
  },
  advanced: {
    why: 'A named pattern is an expectation: {pattern} for {bars} bars makes each fill an event. Fills of one kind mark lines; fills of several sizes rank them, so that a new section gets more than a new phrase.',
    tryThis: [
      'Order your fills by the number of hits, and see whether the largest stands before the largest change.',
      'Let one fill be a gap: half a bar without drums.',
    ],
    listenFor: 'Which fills you would miss.',
  },
}
