import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A low cut takes away everything below a point. Here that point lies above the note itself, so the weight of the sound is filtered out.',
    tryThis: [
      'Click the dot of band 1 in EQ Eight.',
      'Drag it to the left, to about 30 Hz.',
      'Switch the band off and on, on headphones.',
    ],
    listenFor: 'Weight. Small speakers may not show it.',
  },
  intermediate: {
    why: 'A 12 dB/octave cut takes 12 dB at half its frequency, and already 3 dB at the frequency itself. Most of the weight of a low part sits in its fundamental.',
    tryThis: [
      'Compare the cut with the lowest note, shown above.',
      'Set it a fifth or more below that note.',
      'If you cut to make room, try a small dip instead: 2–3 dB where the other part lives.',
    ],
    listenFor: 'The part on its own, then against the kick.',
  },
  advanced: {
    why: 'If a layer carries the sub, the cut may be exactly right: split at the crossover with matching slopes, and mind the phase shift of a minimum-phase filter around it.',
    tryThis: [
      'Check the sum of layer and sub in mono, with polarity flipped once.',
      'Align the crossover: cut of one layer, high cut of the other.',
    ],
    listenFor: 'A hole near the crossover, on single notes.',
  },
}
