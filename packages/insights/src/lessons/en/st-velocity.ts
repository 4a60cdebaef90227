import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Loud and soft notes make a part breathe, as if somebody played it. On “{track}” they go from {softest} to {loudest} of 127.',
    tryThis: [
      'Select the softest notes in the piano roll, switch them off with the 0 key, and play.',
      'Switch them on again.',
    ],
    listenFor: 'What the soft notes were doing.',
  },
  intermediate: {
    why: 'Velocities from {softest} to {loudest} can give “{track}” accents, and accents a pulse. How much of that is heard is up to its sound, and to a compressor after it if there is one.',
    tryThis: [
      'In a copy set all notes of one clip to the middle of that range, play, and go back: what is lost is what the playing does.',
      'Extract the groove of this clip and lend its velocities to a part that is flat.',
    ],
    listenFor: 'Whether the soft notes come through when everything plays.',
  },
  advanced: {
    why: 'The spread tells that dynamics exist, not that they are periodic. Accents that return after a beat or a bar make a groove; accents without an order are heard as a loose hand.',
    tryThis: [
      'Compare the accents of two bars with the same notes: if they agree, the pattern is intended, and worth quoting in another part.',
    ],
    listenFor: 'The same accents in another part: shared accents tighten two parts as much as shared timing.',
  },
}
