import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'At such a ratio, everything above the threshold comes out equally loud. The ups and downs of a phrase get ironed flat.',
    tryThis: [
      'Turn Ratio to about 3.',
      'Lower Threshold until it moves as much as before.',
      'Compare at the same loudness.',
    ],
    listenFor: 'Words or notes that lean forward again.',
  },
  intermediate: {
    why: 'Above 10:1 a compressor is a limiter. For evenness with expression, a lower ratio and a lower threshold spread the same reduction over more of the part.',
    tryThis: ['2:1 to 4:1, attack 10–30 ms, 3–6 dB of reduction.', 'Ride the few loud words by automation before it.'],
    listenFor: 'Breaths and consonants: high ratios pull them up.',
  },
  advanced: {
    why: 'Reduction at high ratio follows peaks rather than level; with the RMS model it does so later. Two stages of 3:1 give a similar range with less audible action.',
    tryThis: ['Serial: slow 2:1 first, fast 4:1 after, 2–3 dB each.'],
    listenFor: 'Tone change while it works: intermodulation on vowels.',
  },
}
