import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The sound in this file was cut off at the top before it came to you. Turning the clip down makes it softer, not whole.',
    tryThis: [
      'Look for the same sound from another source, or record it again.',
      'If you like the crunch, keep it and lower the clip a little.',
    ],
    listenFor: 'Long notes in the sample: smooth, or gritty.',
  },
  intermediate: {
    why: 'A clipped sample adds overtones that a filter cannot take out, and they stack with each further gain stage.',
    tryThis: [
      'Check whether the original exists unclipped in its pack.',
      'Soften what is left with a gentle low-pass or a shorter part of the file.',
    ],
    listenFor: 'The sample alone, against the mix.',
  },
  advanced: {
    why: 'Flat tops in the file alias at its own rate; resampling and warping spread them.',
    tryThis: ['Use a declipper outside Live on the worst places.', 'Avoid warp modes that grain over the flat tops.'],
    listenFor: 'Hash above the note on sustained parts.',
  },
}
