import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Listeners wait, or skip, while nothing plays.',
    tryThis: ['Set the start of the export to the first clip.', 'Set its end behind the last tail.'],
    listenFor: 'How soon the music begins after you press play.',
  },
  intermediate: {
    why: 'The range began before the first clip or ended long after the last. Playlists and DJs notice both.',
    tryThis: [
      'Select from the first clip to the end of the last tail, then export.',
      'Keep a hair of silence at the head if the first sound is a hard hit.',
    ],
    listenFor: 'The gap between two songs in a playlist.',
  },
  advanced: {
    why: 'Some delivery rules ask for a few hundred milliseconds at most; gapless albums for none.',
    tryThis: ['Trim to the sample where an album runs on.', 'Check that the file begins at a zero crossing.'],
    listenFor: 'A click at the head.',
  },
}
