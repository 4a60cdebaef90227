import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '“{section}” wants to arrive, but your ears have been given the same level already.',
    tryThis: [
      'Turn everything in the bars before it down by 2 dB.',
      'Or take one part out for the last bar before it.',
      'Play across the border.',
    ],
    listenFor: 'The first beat of the section: do you move?',
  },
  intermediate: {
    why: 'Contrast comes from what was there before. Pushing the high point only drives the limiter; thinning the build makes room for it.',
    tryThis: [
      'Automate the group faders before the border down by 1 to 3 dB.',
      'Keep low end and width back until the border.',
    ],
    listenFor: 'The step in level, low end and width together.',
  },
  advanced: {
    why: 'A lift of 2 to 4 LU between sections reads clearly after limiting; the limiter eats what the arrangement adds on top.',
    tryThis: [
      'Measure both sections before the main chain and after it.',
      'If the step is there before and gone after, lower the drive or automate it.',
    ],
    listenFor: 'Gain reduction at the border.',
  },
}
