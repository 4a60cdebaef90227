import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Many of these notes come just before or after the beat where you would tap your foot. The ear fills in the beat itself, and that makes people want to move.',
    tryThis: ['Quantise a copy of the clip to quarter notes and compare.', 'Go back to yours.'],
    listenFor: 'Your own foot: it taps where no note is.',
  },
  intermediate: {
    why: 'A syncopated note starts on a weak place and sounds over a strong one. A few make a line stiff, a great many dissolve the beat, and in between lies the groove.',
    tryThis: [
      'Keep one part strictly on the beat against it, most often the kick.',
      'Straighten the last bar of each phrase: the return of the pattern feels fresh.',
    ],
    listenFor: 'Which other part says where the beat is.',
  },
  advanced: {
    why: 'The measure compares metrical weights and knows neither accents nor timing. Interlocking, where bass and chords take turns with the strong positions, often matters more than the amount in each part.',
    tryThis: ['Overlay the onsets of bass and chords in one lane: fill the gaps, leave the coincidences for accents.'],
    listenFor: 'Shared onsets: they are the true accents.',
  },
}
