import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'This part leaves out {missing} and {otherMissing}, the two notes of the key that lie right beside some of its own. So no two of its notes rub.',
    tryThis: [
      'Move one phrase by a bar, onto other chords, and hear whether it still fits.',
      'Play {missing} in place of one long note, and compare.',
    ],
    listenFor: 'How {missing} stands out among the others.',
  },
  intermediate: {
    why: 'Without {missing} and {otherMissing} the line has no semitone, so it need not follow the chords; {share} % of the music’s time is on notes that it never touches. One of them, once, stands out like a light.',
    tryThis: [
      'At the fullest place hold {missing} or {otherMissing} for a beat, on the way to the note next to it.',
      'Move one phrase by a bar, onto other chords: where does it still fit?',
    ],
    listenFor: 'The new colour at that one place.',
  },
  advanced: {
    why: 'A pentatonic line beside chords that use other notes keeps to itself: tension lies between two layers, and hardly in resolution inside the line. Temperley calls it the melodic-harmonic divorce.',
    tryThis: [
      'Take one phrase a fifth higher: that pentatonic brings in one of the two missing notes, and still no semitone.',
    ],
    listenFor: 'Whether the line answers the chords or goes its own way.',
  },
}
