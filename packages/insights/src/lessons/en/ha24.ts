import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'You keep one chord back: {chord} comes for the first time in bar {bar}. After {without} bars of other chords the ear notices it at once, even in someone who knows no chord by name.',
    tryThis: [
      'Play bar {bar} once with {chord} and once with the chord before it.',
      'Let something else change in bar {bar} as well, or nothing at all, and compare.',
    ],
    listenFor: 'The moment in which the song opens.',
  },
  intermediate: {
    why: 'What comes rarely carries weight. {chord} sounds {times} times from bar {bar} on, and its first time is an event of the form, as an entry of the drums is. It is strongest where a section begins or turns.',
    tryThis: [
      'Move the first {chord} to the first bar of a section, or to the bar before it.',
      'Take every {chord} away but the first and the last.',
    ],
    listenFor: 'Whether the new chord and the new section help each other.',
  },
  advanced: {
    why: 'Expectation is learned inside the piece: {without} bars teach the ear a small set of chords, and {chord} breaks it. How much it surprises depends on the notes that are new and on the voice that brings them in.',
    tryThis: [
      'Find the note of {chord} that no chord before had, and give it to the melody.',
      'Prepare it: let that note pass by, unaccented, four bars earlier.',
    ],
    listenFor: 'Which single note makes the difference.',
  },
}
