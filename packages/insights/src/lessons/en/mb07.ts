import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The first instant of a drum is what you feel. A compressor this fast grabs exactly that instant, on everything that passes through it.',
    tryThis: ['Turn Attack to 10.', 'Lower Threshold until the needle moves by 1 to 2.'],
    listenFor: 'Drums that come forward again.',
  },
  intermediate: {
    why: 'A slow attack lets hits through and works on the body of the sound; this one closes within a tenth of a millisecond or less, so the hits of all that runs through it are what it takes first.',
    tryThis: [
      'Attack 10 ms, and Threshold so that the needle shows the same as before; compare at equal loudness.',
      'If the flatter hits were the point, keep the old setting, or try Soft Clip with the slow attack.',
    ],
    listenFor: 'Whether hits step forward out of the held sounds.',
  },
  advanced: {
    why: 'With attack well below a period of the bass, gain follows the waveform and distorts lows; harmonic distortion rises steeply below about 3 ms on full mixes.',
    tryThis: [
      'Sidechain-EQ high-pass near 100 Hz if the kick drives it.',
      'Parallel: Dry/Wet 30–50 % with the fast setting.',
    ],
    listenFor: 'Bass notes for buzz, transients for dullness.',
  },
}
