import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Two deep sounds at once seldom sound twice as deep. They get in each other’s way, and the low end turns cloudy.',
    tryThis: [
      'Mute one of the two for eight bars.',
      'If you miss nothing, leave it muted. If you do, mute the other one instead.',
    ],
    listenFor: 'Which of the two you would hum along with: that one keeps the low notes.',
  },
  intermediate: {
    why: 'Low notes of two sounds drift against each other, so that some hits add and others cancel. They also take the most headroom, which the rest of the mix then lacks.',
    tryThis: [
      'Let one part own the range below about 120 Hz.',
      'On the other: EQ Eight, low cut around 120 Hz, or move it up an octave.',
      'If both are to stay, let them take turns: one in the verse, one in the drop.',
    ],
    listenFor: 'Even loudness from note to note.',
  },
  advanced: {
    why: 'Two oscillators at the same pitch with free phases sum between +6 dB and silence; one retriggered, phase-fixed layer does not. Splitting by harmonics, fundamental here and second harmonic there, keeps weight and definition apart.',
    tryThis: [
      'Align phase: same start phase, retrigger on, and check with the polarity of one inverted.',
      'Cross over with the same slope on both, at the same frequency.',
    ],
    listenFor: 'Level of the fundamental over a held note: does it pulse?',
  },
}
