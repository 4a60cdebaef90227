import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Two tracks play the same deep line. That can make it larger, or make some of its notes softer than others.',
    tryThis: [
      'Mute one of the two for eight bars.',
      'If you miss only colour: bring it back, and take its lows out with EQ Eight, low cut at about 120 Hz.',
    ],
    listenFor: 'Whether all the deep notes are equally strong.',
  },
  intermediate: {
    why: 'Two sounds on one deep note add up or cancel as their waves happen to meet, so that some notes of the line get strong and others thin. One of the two can carry the lows and the other the colour.',
    tryThis: [
      'EQ Eight with a low cut around 120 Hz on one of them, then on the other instead: which keeps its notes even?',
      'If they are two copies of one sound, mute one, and see whether anything but the level goes.',
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
