import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The bounce and the set are not the same version: a part was moved, cut or replaced since.',
    tryThis: ['Export again from the set as it is now.', 'Or open the save that this bounce came from.'],
    listenFor: 'The bars named above, in both.',
  },
  intermediate: {
    why: 'Feedback about an old bounce misleads. Date the file by the save.',
    tryThis: ["Put the date and save number in the bounce's name.", 'Keep one bounce per milestone.'],
    listenFor: 'Transitions on both sides of the moved part.',
  },
  advanced: {
    why: 'Pieces of about 15 s are laid on the set one by one; a piece that fits better elsewhere was moved.',
    tryThis: ['Compare with the backups: one of them may fit as a whole.', 'Use the difference as a before and after.'],
    listenFor: 'What the change did to the form.',
  },
}
