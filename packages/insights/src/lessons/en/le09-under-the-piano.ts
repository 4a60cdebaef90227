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
      'If nothing or only rumble: select them, Shift-Up once or twice, and keep the octave in which you hear a tune.',
    ],
    listenFor: 'A pitch that you could sing back.',
  },
  advanced: {
    why: 'Tunes are heard down to about 30 Hz; below that, pitch gives way to single pulses and rumble. If the sound is heard as a tune all the same, the octave that sounds is another than the one that is written.',
    tryThis: [
      'Put a Spectrum after the instrument: its lowest peak tells the octave that sounds.',
      'If it transposes, move the notes up and its octave down by as much, so that chords and key are read where they sound.',
    ],
    listenFor: 'Single cycles, or a pitch.',
  },
}
