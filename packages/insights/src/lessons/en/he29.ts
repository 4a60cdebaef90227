import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The song leans to the {side} side.',
    tryThis: [
      'Look for faders that are panned to that side and bring one back.',
      'Check the Balance of Utility on main and groups.',
    ],
    listenFor: 'The kick: straight ahead?',
  },
  intermediate: {
    why: 'Panned parts should balance each other by level and by band.',
    tryThis: [
      'Pair each panned part with one on the other side in the same range.',
      'Check stereo samples whose sides differ.',
    ],
    listenFor: 'The centre with your eyes closed.',
  },
  advanced: {
    why: 'An offset of the whole file points to the sum; by section it points to parts.',
    tryThis: ['Bypass the main chain and compare.', 'Correct with Balance only after the source.'],
    listenFor: 'Width of both sides in the quiet parts.',
  },
}
