import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'This loop is built on other notes than your song, so some of them clash.',
    tryThis: ['Select the clip and try the transposition named above.', 'Play it with the chords and listen.'],
    listenFor: 'The longest note of the loop against the chord.',
  },
  intermediate: {
    why: 'Loops and songs agree when they share most notes of their scales. Moving a loop by a few semitones usually finds the place.',
    tryThis: [
      'Choose Complex or Tones so that the move keeps its tempo.',
      'If two or three semitones sound strained, filter the clashing notes instead.',
    ],
    listenFor: 'The third of each chord.',
  },
  advanced: {
    why: 'Fewer than five common notes put the two at least two steps apart on the circle of fifths. Relative and parallel keys share more than their names suggest.',
    tryThis: [
      'Compare the note sets before the tonics: a modal match may need no shift.',
      "Check the loop's own tuning before you transpose.",
    ],
    listenFor: 'Semitone rubs on strong beats.',
  },
}
