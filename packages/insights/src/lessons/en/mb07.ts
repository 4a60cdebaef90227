import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The first instant of a drum is what you feel. A compressor this fast grabs exactly that instant, on everything that passes through it.',
    tryThis: ['Turn Attack to 10.', 'Lower Threshold until the needle moves by 1 to 2.'],
    listenFor: 'Drums that come forward again.',
  },
  intermediate: {
    why: 'Glue works on the body of the sound: slow attack lets the hits through, and the needle breathes with the bar. At 0.01 ms it becomes a limiter for transients.',
    tryThis: [
      'Attack 10 or 30 ms, release Auto, ratio 2:1, 1–2 dB of reduction.',
      'If you do want clipping, use Soft Clip for it, with the slow attack.',
    ],
    listenFor: 'The snare against the pads before and after.',
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
