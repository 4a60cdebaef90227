import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Makers of loops often write the key in the name of the file. Two keys that share few notes rub against each other as soon as both play a melody or chords.',
    tryThis: [
      'Solo the loop together with what plays beside it and listen to the long notes.',
      'Transpose the clip by {semitones} semitones in the clip view, and listen again.',
    ],
    listenFor: 'Long notes that beat or sound sour against the rest, and whether they calm down.',
  },
  intermediate: {
    why: 'Keys two or more fifths apart differ in at least two of seven notes. A drum loop or a one-note riff can carry any name without harm; a loop with chords or a third in it rarely can.',
    tryThis: [
      'Find the notes of the loop on a keyboard and see which of them lie outside the other key.',
      'Move it by {semitones} semitones: then both have the same notes. If the loop suffers, choose another warp mode, Complex Pro for chords.',
    ],
    listenFor: 'The third of the loop against the third of the chord below it.',
  },
  advanced: {
    why: 'A name states what was recorded, not how it is heard over your bass: a minor seventh chord from another key may become a rich ninth. The clash is worth keeping where its foreign notes move by step and resolve, and hardly where they are held.',
    tryThis: [
      'Shift by {semitones} semitones for the same notes, or stay and let the bass follow the loop for those bars.',
      'Slice the loop and keep only what belongs to both keys.',
    ],
    listenFor: 'Whether the foreign notes lead somewhere or just stand there.',
  },
}
