import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Low sounds of left and right push against each other. In a club, where bass is mono, {lossDb} dB of them disappear.',
    tryThis: [
      'Put Utility on the bass, switch Bass Mono on, at 120 Hz.',
      'Do the same on anything else that is low and wide.',
      "Check with Utility's Mono on the main track.",
    ],
    listenFor: 'Bass in mono: does it stay?',
  },
  intermediate: {
    why: 'Chorus, unison and stereo reverbs on low parts turn the phase of one side.',
    tryThis: [
      'Bounce the parts that play there one by one and drop them here.',
      'Narrow the culprit below 120 Hz, keep its width above.',
    ],
    listenFor: 'Kick and bass together, in mono.',
  },
  advanced: {
    why: 'Vinyl and club systems sum the bottom; the loss varies with the room otherwise.',
    tryThis: [
      'Mid/side EQ: cut the side below 120 Hz in the group, before the sum.',
      'Check correlation of each low part, not of the mix alone.',
    ],
    listenFor: 'Evenness from note to note in mono.',
  },
}
