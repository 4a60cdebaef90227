import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The name says that the song is at its largest from bar {bar} on, and by its notes it is not: {after} a bar after {before}. A hook, a higher melody or a louder sound can still make it the peak.',
    tryThis: [
      'Start eight bars before bar {bar}, close your eyes, and raise a hand when you feel the peak.',
      'Take one part out of the last two bars before bar {bar}, and listen again.',
    ],
    listenFor: 'Whether you would know without the locator that the peak has come.',
  },
  intermediate: {
    why: 'A peak need not be fuller: a hook, a higher register, an opened filter or more level can carry it, and notes do not show those. If fullness is meant to carry it, thinner bars before bar {bar} do as much as more notes after it.',
    tryThis: [
      'Select the last four bars before bar {bar} on two of the tracks, press 0 to deactivate them, and play into bar {bar}. Undo, and keep the version whose first beat is larger.',
      'Or move the top part up an octave from bar {bar} on, and hear whether height does what fullness does not.',
    ],
    listenFor: 'What tells you on the first beat of bar {bar} that this is the peak.',
  },
  advanced: {
    why: 'Density is one way to a peak; register, loudness, timbre and harmonic motion are others. From {before} notes a bar to {after}, density does not lift bar {bar}, so one of the others carries it, or the form stays level there.',
    tryThis: [
      'Compare the loudness of the four bars before bar {bar} and of the first four from it on.',
      'Write down which of top note, level, filter and chord change moves at bar {bar}, and strengthen one of them.',
    ],
    listenFor: 'Which of the four your ear follows across the line.',
  },
}
