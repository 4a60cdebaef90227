import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Your bass and kick are in the middle, so they sound the same in a club, in a car and on one speaker.',
    tryThis: ['Keep new low parts in the middle too.', 'Spend width on pads, hats and echoes.'],
    listenFor: 'The bass in mono: unchanged.',
  },
  intermediate: {
    why: 'Low energy in both speakers at once uses both; width above it stays free to impress.',
    tryThis: ['Use this song as a reference for the next.', 'Widen above 200 Hz only.'],
    listenFor: 'Low end on a single speaker.',
  },
  advanced: {
    why: 'A correlated bottom also cuts to vinyl and codes well.',
    tryThis: ['Note the corner that you used.', 'Check again after mastering: stereo tools may open it.'],
    listenFor: 'The side below 120 Hz: quiet.',
  },
}
