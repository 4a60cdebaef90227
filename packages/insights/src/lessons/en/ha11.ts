import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A melody is like a hill. Yours has one top, and it comes late, so the listener has something to climb to.',
    tryThis: ['Loop the two bars around that note.', 'Listen to how the melody gets there and how it comes down.'],
    listenFor: 'Whether everything else makes room at that moment.',
  },
  intermediate: {
    why: 'The highest note draws the ear. Kept for one place, it marks the emotional top of the line; repeated often, it becomes the normal height.',
    tryThis: ['Put the most important word or chord under it.', 'Thin the arrangement for the beat before it.'],
    listenFor: 'The silence, or the breath, just before the peak.',
  },
  advanced: {
    why: 'Peaks of phrases can make a line of their own: look at the highest note of each phrase and whether that row rises towards this one. Register, length and dissonance may place the real climax elsewhere.',
    tryThis: [
      'Let the tops of the phrases rise by step towards the peak.',
      'Give the peak a dissonance that resolves downward.',
    ],
    listenFor: 'The line of tops.',
  },
}
