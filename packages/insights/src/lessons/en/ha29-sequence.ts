import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The {chords} chords go down in equal steps, like stairs. After two steps the ear knows how it goes on.',
    tryThis: [
      'Stop before {chordBefore}, the last chord, and sing its root: you know where it lies.',
      'Leave the stairs once: put another chord in the place of {chordBefore}.',
    ],
    listenFor: 'The moment at which you know the next step.',
  },
  intermediate: {
    why: 'One interval between all roots makes a sequence: from {chord} to {chordBefore} the ear follows the pattern and lets go of the key. Where the pattern breaks, the key is heard again.',
    tryThis: [
      'Break it one chord before {chordBefore}, with the dominant of where you want to land.',
      'Move the melody in the same steps, then against them.',
    ],
    listenFor: 'The moment at which you hear a key again instead of a pattern.',
  },
  advanced: {
    why: 'In falling fifths the seventh of each chord steps down to the third of the next; by semitones and whole tones all voices can slide together. Either way the voices are the pattern, and its break is the event.',
    tryThis: [
      'Set every second chord in another position, so that the upper voices move by step.',
      'Hold one voice through the whole row and let the others move around it.',
    ],
    listenFor: 'Which voice carries the pattern.',
  },
}
