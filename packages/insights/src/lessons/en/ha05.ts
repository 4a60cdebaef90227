import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '{chord} takes a note from outside the key and leads to {chordAfter}. For a moment {chordAfter} feels like a small home.',
    tryThis: [
      'Play {chord} and stop. Then let {chordAfter} come.',
      'Play {chordAfter} without {chord} before it, and compare.',
    ],
    listenFor: 'The relief when {chordAfter} arrives.',
  },
  intermediate: {
    why: '{chord} is a dominant of {chordAfter}, not of home: it holds the note a semitone below the root of {chordAfter}, and at least one note that the key does not have.',
    tryThis: [
      'Give the melody that leading note at the end of {chord} and let it rise by its semitone.',
      'Put a dominant of its own before another chord: E7 before Am, for example.',
    ],
    listenFor: 'The semitone upwards into {chordAfter}.',
  },
  advanced: {
    why: 'A tonicisation passes unless its goal is confirmed. Put in a chain, such dominants move round the circle of fifths; with a tritone substitute the pull comes from a semitone above {chordAfter}.',
    tryThis: [
      'Put the ii of {chordAfter} before {chord}: a small ii–V.',
      'Play the dominant seventh on the semitone above {chordAfter} in the place of {chord}.',
    ],
    listenFor: 'Guide tones: where the third and the seventh of {chord} go.',
  },
}
