import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Most of your chords share one family of notes. This one brings a note from outside, and right after it you are home again. A short surprise with a soft landing is why it works.',
    tryThis: [
      'Loop the bar before it, the chord, and the bar after.',
      'Change the borrowed note back to the scale, and listen again.',
    ],
    listenFor: 'What the passage loses without it.',
  },
  intermediate: {
    why: 'Chords from the parallel key, such as iv in a major key, change the mood without leaving the tonic. They gain their effect from rarity and from a neighbour that belongs to the key.',
    tryThis: [
      'Let the melody rest on the borrowed note once: that makes it a feature.',
      'Keep it for one place in each section; the second time already surprises less.',
    ],
    listenFor: 'The half step between the borrowed note and where it goes.',
  },
  advanced: {
    why: 'Mixture alters scale degrees 3, 6 or 7 while the function stays. Voice leading carries it: the altered tone tends to fall by half step (♭6 to 5, ♭3 to 2), which makes the return feel prepared.',
    tryThis: ['Write out the voice that holds the altered tone and see whether it resolves in the same octave.'],
    listenFor:
      'Whether bass or top voice carries the altered tone: the top makes it colour, the bass makes it harmony.',
  },
}
