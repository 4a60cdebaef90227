import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The echoes come a little before or after the beat. That can be lively, or it can blur the rhythm.',
    tryThis: ['Click Sync on the delay, and choose 1/8 or 3/16.', 'Compare both.'],
    listenFor: 'Whether the groove tightens.',
  },
  intermediate: {
    why: 'Echoes on note values add to the rhythm; beside them they mask it. Times under 60 ms are heard as thickness, and do not count here.',
    tryThis: ['Sync on, or type the time shown above.', 'For a lazy feel, a few milliseconds late on purpose.'],
    listenFor: 'Hats against the echoes.',
  },
  advanced: {
    why: 'Deviation accumulates: after n repeats it is n times as large. A constant offset, with Sync on, keeps the drift out.',
    tryThis: ['Sync with Offset of +3 to +8 %.'],
    listenFor: 'The third repeat rather than the first.',
  },
}
