import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Minor has two versions of its last step. The higher one pulls home strongly, the lower one sounds open and modern. You use each where it does its work.',
    tryThis: ['In the chord before home, swap the one note for the other.', 'Listen to both.'],
    listenFor: 'Which one makes home feel needed.',
  },
  intermediate: {
    why: 'The raised seventh makes the fifth chord major, a true dominant. The natural one keeps the colour of the mode, as in most rock and dance music.',
    tryThis: [
      'Loops: natural seventh. Ends of sections: raised seventh, once.',
      'Avoid both at the same moment in two parts, unless you like the bite.',
    ],
    listenFor: 'A clash of the two when a melody keeps the natural one over a major dominant.',
  },
  advanced: {
    why: 'Harmonic, melodic and natural minor are three views of one practice: the seventh follows its chord and the direction of the line. In blues-based idioms the melody may keep ♭7 over V on purpose.',
    tryThis: [
      'Raise the sixth along with the seventh in rising lines to avoid the augmented second, or keep it for its colour.',
    ],
    listenFor: 'Direction: up raised, down natural.',
  },
}
