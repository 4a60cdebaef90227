import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: "One hit in “{section}” is much louder than all around it. Everyone's hand goes to the volume there.",
    tryThis: ['Go to the bar and find the part that hits.', 'Lower that one note or clip.'],
    listenFor: 'Whether the hit still does its job, 3 dB softer.',
  },
  intermediate: {
    why: 'A lone peak also makes the limiter duck everything for a moment, and sets the level of the whole master.',
    tryThis: [
      'Lower the velocity of that note, or draw a dip in its clip gain.',
      'Check whether two hits fall on the same beat.',
    ],
    listenFor: 'The half second after the hit.',
  },
  advanced: {
    why: 'One momentary maximum can cost a decibel of the whole song when the peak sets the gain.',
    tryThis: [
      'Automate it before any bus compression.',
      'Re-measure: the integrated loudness at the same ceiling should rise.',
    ],
    listenFor: 'Recovery of the bus compressor.',
  },
}
