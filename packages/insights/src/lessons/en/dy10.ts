import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A limiter on a track is often there to make it louder. The fader does that too, and keeps the hits.',
    tryThis: ['Look at its meter while the song plays.', 'If it never moves, delete it.'],
    listenFor: 'Drums with and without.',
  },
  intermediate: {
    why: 'Single tracks that are limited lose their peaks one by one; the mix then sounds dense before anything on the main track happens.',
    tryThis: ['Keep those that catch rare spikes.', 'Replace the louder-buttons by clip gain or Utility.'],
    listenFor: 'Punch of the sum.',
  },
  advanced: {
    why: 'Each has lookahead latency of 1.5 to 6 ms. Live compensates it, but live-played parts feel it.',
    tryThis: ['Soft clipping in Saturator costs no latency and often sounds closer.'],
    listenFor: 'Timing feel while recording.',
  },
}
