import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'If the whole song needs a lot more of something, it is often one or two parts that lack it.',
    tryThis: [
      'Switch the EQ off.',
      'Find the part that sounds dull or thin, and brighten or fill only that one.',
      'Switch the EQ back on, with half the boost.',
    ],
    listenFor: 'Parts that were bright already and now hurt a little.',
  },
  intermediate: {
    why: 'An EQ on the main track moves all parts, including those that were right. Large boosts there point to single tracks, or to the room that you listen in.',
    tryThis: [
      'Aim at 2 dB or less here.',
      'Compare with a song that you like, through the same speakers, at the same loudness.',
    ],
    listenFor: 'Cymbals and “s” sounds with a high boost; the kick against the bass with a low one.',
  },
  advanced: {
    why: 'A broad +5 dB shelf also shifts what bus compression reacts to, and eats headroom at the limiter where it boosts.',
    tryThis: [
      'Place the EQ after the compressor to keep its action, or before to let it react: compare both.',
      'Mid/side mode if only the sides are dull.',
    ],
    listenFor: 'Long-term spectrum of the export against your own earlier songs.',
  },
}
