import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A melody is like a hill. Yours has one top, {tone}, so the listener has something to climb to.',
    tryThis: [
      'Loop the two bars around {tone} and hear how the melody gets there and comes down.',
      'Move {tone} down to the note before it: what is lost?',
    ],
    listenFor: 'Whether everything else makes room at that moment.',
  },
  intermediate: {
    why: '{tone} comes once, after {share} % of the melody. Kept for one place, the highest note marks the top of the line; repeated often, it would become the normal height.',
    tryThis: [
      'Mute the other parts for the beat before {tone}.',
      'Let {tone} come a second time, earlier: does the top still feel like one?',
    ],
    listenFor: 'The silence, or the breath, just before the peak.',
  },
  advanced: {
    why: 'Peaks of phrases can make a line of their own: look at the highest note of each phrase and whether that row rises towards {tone}. Register, length and dissonance may place the real climax elsewhere.',
    tryThis: [
      'Let the tops of the phrases rise by step towards {tone}.',
      'Put a chord under {tone} in which it is a dissonance that resolves downward.',
    ],
    listenFor: 'The line of tops.',
  },
}
