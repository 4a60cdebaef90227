import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Each of your chords stands on the note that gives it its name. That is firm and clear, and it makes the bass jump as far as the chords do. A bass may also take the third of a chord, and walk to the next one by step.',
    tryThis: [
      'Put {third} under {chord} once, instead of {root}.',
      'Listen to the bass alone, through the whole loop.',
    ],
    listenFor: 'Whether the bass has become a melody.',
  },
  intermediate: {
    why: 'Root position is the most stable form of a chord. {chords} chords that all stand like that weigh the same. An inversion, such as {chord} over {third}, is lighter: it wants to move on, and it lets the bass go by step.',
    tryThis: [
      'Choose the longest leap of the bass and fill it with an inversion of the chord before.',
      'Keep the roots where a section begins and ends.',
    ],
    listenFor: 'The weight that comes back with the next root.',
  },
  advanced: {
    why: 'Bass and melody are the two lines that listeners follow. A bass that only names roots leaves one of them unused. First inversions make passing chords out of chords, and second inversions belong over a held dominant.',
    tryThis: [
      'Write the bass as a line first, by step, and see which inversions it asks for.',
      'Watch for octaves or fifths in parallel with the melody.',
    ],
    listenFor: 'Contrary motion between the bass and the highest part.',
  },
}
