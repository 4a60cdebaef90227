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
    why: 'A lift of {db} dB here reaches every part, also those that were right already. So large a step often stands in for one or two parts that lack something, or for the room that you listen in.',
    tryThis: [
      'Switch the band off and play the fullest bars: in which part do you miss it? Give it to that one.',
      'Then switch the band on again at half, {half} dB, and match the loudness.',
    ],
    listenFor: 'With a high boost: cymbals and “s” sounds. With a low one: the kick against the bass.',
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
