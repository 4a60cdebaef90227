import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The echoes come a little before or after the beat. That can be lively, or it can blur the rhythm.',
    tryThis: [
      'Click Sync on the delay, and choose the value that comes nearest to what you hear.',
      'Compare both over eight bars.',
    ],
    listenFor: 'Whether the groove tightens.',
  },
  intermediate: {
    why: 'On “{part}” an echo comes every {ms} ms; the nearest note value at {bpm} BPM is {nearest} ms. By the third echo that is {drift} ms beside it: a pull against the beat that can loosen the groove or blur it.',
    tryThis: [
      'Type {nearest} ms for eight bars (or switch Sync on), then go back to {ms} ms.',
      'Keep the one with which the drums sound clearer, or the one that moves as you want.',
    ],
    listenFor: 'The third echo against the drums, rather than the first.',
  },
  advanced: {
    why: 'Deviation accumulates: after n repeats it is n times as large. A constant offset, with Sync on, keeps the drift out.',
    tryThis: ['Sync with Offset of +3 to +8 %.'],
    listenFor: 'The third repeat rather than the first.',
  },
}
