import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A big moment needs a small one beside it. When every part of the song is equally full, no part feels like the top.',
    tryThis: [
      'Choose the moment that should be the largest.',
      'In the eight bars before it, take out the two loudest things.',
      'Listen to both in a row.',
    ],
    listenFor: 'The moment grows although you changed nothing in it.',
  },
  intermediate: {
    why: 'Energy comes from how many parts play, how busy they are, and whether the low end is there. Each of the three can step back alone, and a section feels large after a smaller one.',
    tryThis: [
      'Around bar {bar}, where least plays now, take out one more part or the low end for eight bars, and play into what follows.',
      'Undo it, and instead halve the notes of one part there: which of the two makes the return larger?',
    ],
    listenFor: 'How large the section after it feels, though nothing in it has changed.',
  },
  advanced: {
    why: 'This curve is built from counts per four bars; register, timbre and level can shape a form that it shows as flat. Minimal music may put all of its movement there.',
    tryThis: [
      'Draw the curve that you intend on paper, with one maximum, and compare section by section.',
      'Thin by register: remove what lies below 150 Hz, then what lies above 5 kHz, in turn.',
    ],
    listenFor: 'Whether the second climax exceeds the first.',
  },
}
