import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Listening in mono is a good check. Left on, the export will be mono as well.',
    tryThis: ['Click the Utility on the main track.', 'Switch it off before you export.'],
    listenFor: 'The song opens up to both sides.',
  },
  intermediate: {
    why: 'Utility changes all that comes after it, including the file. A check belongs behind a switch that you see.',
    tryThis: ['Map Utility’s on/off button to a key.', 'Keep it switched off in the saved set.'],
    listenFor: 'Parts that vanish in mono: those are the ones that the check is for.',
  },
  advanced: {
    why: 'Width above 100 % raises the side signal, which falls away in a mono sum and costs headroom; a channel mode of Left or Right discards half of the mix.',
    tryThis: [
      'If you want a wider master, do it per group, above 200 Hz.',
      'For the check, use a rack with two chains, one of them empty.',
    ],
    listenFor: 'Correlation on loud passages.',
  },
}
