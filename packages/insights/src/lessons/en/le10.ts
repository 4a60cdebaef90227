import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Two notes that lie close together sound warm up high and cloudy down low. You hear a rumble instead of two notes.',
    tryThis: ['Find the lower pair in the piano roll.', 'Move the upper note one octave up: select it, Shift-Up.'],
    listenFor: 'The chord becomes clear without getting louder.',
  },
  intermediate: {
    why: 'Overtones of low notes lie so densely that thirds and seconds beat against each other. That is why arrangers keep the low register to octaves and fifths and put thirds above about C2 or C3.',
    tryThis: [
      'Keep root and fifth below, move the third up an octave.',
      'Or leave the low note to the bass alone and thin out the pad.',
    ],
    listenFor: 'The name of the chord: can you hear major or minor now?',
  },
  advanced: {
    why: 'Roughness peaks when partials fall within a critical band, roughly 100 Hz wide down here: a major third on C1 (65 and 82 Hz) has its first four partial pairs inside it. Filtering or few partials reduce that.',
    tryThis: [
      'Compare open voicing 1–5–3 with close 1–3–5 at equal level.',
      'As growl or cluster it is an effect: then keep it to single accents.',
    ],
    listenFor: 'Beating of 10–20 Hz on sustained chords.',
  },
}
