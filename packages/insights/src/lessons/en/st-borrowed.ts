import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '{chord} brings {tone}, a note from outside the key, and {chordAfter} leads back at once. It is a short surprise with a soft landing.',
    tryThis: [
      'Loop the bar before {chord}, the chord, and the bar after.',
      'Move {tone} to its neighbour in the scale, and listen again.',
    ],
    listenFor: 'What the passage loses without {tone}.',
  },
  intermediate: {
    why: '{chord} changes the light without a new key: {tone} comes from outside, and with {chordAfter} the song is back inside. Chords of this kind: {times} of {chords}. The rarer they are, the larger the effect.',
    tryThis: [
      'Play a chord of the key in the place of {chord} for one pass, then bring it back.',
      'Let the melody rest on {tone} once: that makes it a feature.',
    ],
    listenFor: 'Where {tone} goes when {chordAfter} comes.',
  },
  advanced: {
    why: 'Mixture alters degrees such as 3, 6 or 7 while the function stays. The voice with {tone} carries it: a lowered note tends to fall by a semitone, a raised one to rise, and the return feels prepared.',
    tryThis: [
      'Write out the voice that holds {tone} and see whether it moves by step into {chordAfter}, in the same octave.',
    ],
    listenFor: 'Whether bass or top voice carries {tone}: the top makes it colour, the bass makes it harmony.',
  },
}
