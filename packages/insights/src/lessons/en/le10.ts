import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'On “{track}” {low} and {high} sound together. Two notes that lie so close sound warm up high and cloudy down low: more a rumble than two notes.',
    tryThis: ['Find {low} and {high} in the piano roll.', 'Select {high} and move it up an octave with Shift-Up.'],
    listenFor: 'Whether you hear two notes now, and whether you liked the rumble better.',
  },
  intermediate: {
    why: 'The overtones of {low} and {high} lie so close that they beat against each other. That is why arrangers keep the low register to octaves and fifths and put thirds above about C2 or C3.',
    tryThis: [
      'Loop a place with both, move {high} up an octave, and compare; then mute {low} instead: which of the two does the part need there?',
      'If the rumble is the sound you want, keep it for single accents.',
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
