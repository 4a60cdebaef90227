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
    why: 'From 10:1 on, 10 dB above the threshold come out as 1 dB or less: every accent ends at the same height. A lower ratio with a lower threshold evens the part out as much and keeps the order of its accents.',
    tryThis: [
      'Ratio 3:1, then Threshold down until the meter shows as much as before; compare at the same loudness.',
      'If only a few notes stick out, turn those down by automation before it and leave the rest alone.',
    ],
    listenFor: 'Whether a note or word still stands out from its neighbours.',
  },
  advanced: {
    why: 'Reduction at high ratio follows peaks rather than level; with the RMS model it does so later. Two stages of 3:1 give a similar range with less audible action.',
    tryThis: ['Serial: slow 2:1 first, fast 4:1 after, 2–3 dB each.'],
    listenFor: 'Tone change while it works, most on low notes and on held ones.',
  },
}
