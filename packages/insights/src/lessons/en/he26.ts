import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Around {band} left and right cancel. On a phone, which plays one channel, that sound nearly goes away.',
    tryThis: [
      'Switch Mono on in Utility on the main track.',
      'Find the part that shrinks, and narrow it or lower its effect.',
    ],
    listenFor: 'The melody on a phone.',
  },
  intermediate: {
    why: 'Haas delays, wide detune and phase effects trade mono for width.',
    tryThis: [
      'Look at the widest parts in that band: chorus, widener, short delays.',
      'Keep one dry layer in the middle.',
    ],
    listenFor: 'Whether the part still leads in mono.',
  },
  advanced: {
    why: 'A loss above 3 dB says that the channels oppose each other, not only differ.',
    tryThis: ['Replace the widener with true double tracking or mid/side EQ.', 'Measure the part alone.'],
    listenFor: 'Comb filtering when summed.',
  },
}
