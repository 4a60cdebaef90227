import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A limiter on a track is often there to make it louder. The fader does that too, and keeps the hits.',
    tryThis: ['Look at its meter while the song plays.', 'If it never moves, delete it.'],
    listenFor: 'Drums with and without.',
  },
  intermediate: {
    why: 'Where they work, each of these tracks loses its peaks, and the mix gets dense before anything on the main track happens. Where they never work, they only add a few milliseconds of delay.',
    tryThis: [
      'Watch their meters in the loudest bars: those that never move can go.',
      'Of those that do, switch one off and match the loudness with the fader: do its hits get larger, or do spikes stick out?',
    ],
    listenFor: 'The punch of the drums in the sum.',
  },
  advanced: {
    why: 'Each has lookahead latency of 1.5 to 6 ms. Live compensates it, but live-played parts feel it.',
    tryThis: ['Soft clipping in Saturator costs no latency and often sounds closer.'],
    listenFor: 'Timing feel while recording.',
  },
}
