import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Under {bars} bars the ground is {tones}. The song stays in one place, and the notes above change its light.',
    tryThis: [
      'Mute the parts above the ground, one by one: which of them changes the mood?',
      'Mute the ground for the last bar before a new section.',
    ],
    listenFor: 'The moment at which the mood turns although the ground stays.',
  },
  intermediate: {
    why: 'Over {tones} each of the {notes} other notes has one fixed colour. As the ground stays, a new note above it can do what a change of chord does elsewhere.',
    tryThis: [
      'Take one of the {notes} notes out of all sections but one: has that section a mood of its own now?',
      'Leave the ground out for one bar before a new section.',
    ],
    listenFor: 'Whether a note above is heard as a change of section.',
  },
  advanced: {
    why: 'Tagg speaks of one-chord changes: harmony as a place and not as a journey. What cadences do elsewhere, mode, register and layers do here.',
    tryThis: [
      'Write down which degrees each section has over {tones}, and give the last section one that none had before.',
      'Move the ground by a whole tone for four bars, once, and come back.',
    ],
    listenFor: 'How far the ground has to move after {bars} bars to be heard as a departure.',
  },
}
