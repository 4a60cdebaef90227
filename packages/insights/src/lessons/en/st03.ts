import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Bass sounds firmest when left and right play the same. Most bass sounds do that by themselves, so this is only something to know.',
    tryThis: [
      'Put a Utility on the main track and press Mono.',
      'Does the bass stay? Then all is well: switch it off again.',
    ],
    listenFor: 'The bass with Mono on and off.',
  },
  intermediate: {
    why: 'Stereo bass presets exist: unison, chorus, stereo samples. They sound large on headphones and thin in mono.',
    tryThis: [
      'Solo the bass, press Mono, and compare the low end.',
      'If it drops: Utility ▸ Bass Mono at 120 Hz, last in the chain.',
    ],
    listenFor: 'A loss of weight rather than of width.',
  },
  advanced: {
    why: 'Correlation below 120 Hz is the measure. Values near 1 need nothing; below about 0.5 a mono sum loses audibly.',
    tryThis: [
      'Measure the stem, not the preset’s name.',
      'Some records keep stereo lows in choruses on purpose: decide by section.',
    ],
    listenFor: 'Contrast between verse and chorus if you widen only one.',
  },
}
