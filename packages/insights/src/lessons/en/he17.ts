import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'There is sound below what you can hear. Speakers work for it and have less left for the bass.',
    tryThis: ['Put EQ Eight on the main track with a low cut at 25 Hz.', 'Bounce again and compare the low end.'],
    listenFor: 'Nothing should be missing.',
  },
  intermediate: {
    why: 'It comes from samples with an offset, from pitched-down kicks, from microphones and long reverbs.',
    tryThis: [
      'Solo low parts and watch the level below 30 Hz.',
      'Cut at the source: 25 to 30 Hz for bass, higher for all else.',
    ],
    listenFor: 'Tightness of the kick.',
  },
  advanced: {
    why: 'Infrasound costs excursion and headroom. A steep cut turns phase around its corner: 12 dB an octave is enough.',
    tryThis: [
      'Use one gentle cut per source instead of a steep one on the sum.',
      'Check peak level before and after: it may rise.',
    ],
    listenFor: 'The attack of the sub.',
  },
}
