import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A large moment needs a small one beside it. Your song has both, so the large one can arrive.',
    tryThis: [
      'Listen from the small place through to the large one.',
      'Mute one more part in the small place, and listen again.',
    ],
    listenFor: 'The moment in which the parts come in together.',
  },
  intermediate: {
    why: 'The number of parts is the simplest dynamics there is. Anyone who has it in the arrangement needs less of it from the faders.',
    tryThis: ['Let the last large section have one part more than the first.', 'Keep one part for the end alone.'],
    listenFor: 'Whether the second arrival is larger than the first.',
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
