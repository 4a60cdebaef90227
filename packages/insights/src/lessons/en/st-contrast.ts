import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A large moment needs a small one beside it. Your song has both, {small} against {large} parts, so the large one can arrive.',
    tryThis: [
      'Play eight bars from bar {smallBar}, then eight from bar {largeBar}.',
      'Mute one part of the large place and play it again: is it still large?',
    ],
    listenFor: 'The moment in which the parts come in together.',
  },
  intermediate: {
    why: 'The number of parts is the simplest dynamics there is: from {small} to {large}, no fader has to move. How large the large place feels depends on what stays away before it.',
    tryThis: [
      'Take one part out of the first four bars from bar {largeBar} and let it in after them: the place then grows again while it lasts.',
      'In the small place, from bar {smallBar}, leave out one part for the last two bars, and compare the step.',
    ],
    listenFor: 'Whether the large place is largest where it begins or where it ends.',
  },
  advanced: {
    why: 'Contrast in texture is read against the sections next to it rather than against the whole: two steps of three parts are heard as a build, one of six as a drop.',
    tryThis: [
      'Move the largest step by a section, and compare which of the two arrivals carries the form.',
      'Keep register constant while the number changes, then the other way round.',
    ],
    listenFor: 'Which of number, register and density tells you where you are.',
  },
}
