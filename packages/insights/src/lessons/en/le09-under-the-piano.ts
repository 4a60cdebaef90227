import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'These notes lie lower than the lowest key of a piano. So deep, a sound is felt rather than sung, unless the instrument plays them higher than they are written.',
    tryThis: [
      'Click one of these notes in the piano roll with the headphone switch on: do you hear a tone?',
      'If not, select them and press Shift-Up: one octave higher. Compare.',
    ],
    listenFor: 'Whether you could sing what they play.',
  },
  intermediate: {
    why: 'A piano ends at 27.5 Hz; the lowest note of “{part}” is {hz} Hz by its number. Either the instrument transposes or does something else with such keys, or these {notes} notes stand an octave or two too low to be heard as a tune.',
    tryThis: [
      'Solo “{part}” and play these notes: a tone, a click, or nothing?',
      'If nothing or only rumble: select them, Shift-Up once or twice, and keep the octave in which they say something.',
    ],
    listenFor: 'A pitch that you could sing back.',
  },
  advanced: {
    why: 'Sub energy below 30 Hz uses excursion and headroom with little loudness (equal-loudness contours rise steeply). The residue pitch from harmonics 2–4 carries the perceived note.',
    tryThis: [
      'High-pass the sub at 25–30 Hz and give the second harmonic 3 dB.',
      'If the instrument transposes, check its octave: the note number may mislead.',
    ],
    listenFor: 'Evenness from note to note on a limited system.',
  },
}
