import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'This pattern is not as long as the bar, so it starts at a different place each time. The loop stays the same, and still sounds a little new in every bar.',
    tryThis: ['Loop one bar and listen.', 'Now listen to the whole cycle.'],
    listenFor: 'The moment when pattern and kick start together again.',
  },
  intermediate: {
    why: 'Two lengths against each other make a long cycle from short material: 3 beats against 4 repeat only after 12. It keeps loops alive without new notes.',
    tryThis: [
      'Let a section change fall where both meet.',
      'Use the same trick with automation: an envelope of 3 beats on a pad (unlinked).',
    ],
    listenFor: 'Accents that wander over the beat.',
  },
  advanced: {
    why: 'Grouping dissonance (Krebs, Osborn) is felt against an unambiguous pulse; a second drifting layer weakens it. Composers reset the pattern at phrase lines to have both drift and square form.',
    tryThis: [
      'Compare free drift with a reset every eight bars.',
      'Choose the length so that the cycle is a phrase: 3 against 16 steps meets after three bars.',
    ],
    listenFor: 'Whether you entrain to the loop or to the bar.',
  },
}
