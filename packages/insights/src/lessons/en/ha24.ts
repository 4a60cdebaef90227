import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '{chord} comes for the first time in bar {bar}. After {without} bars without it, even a listener who knows no chord by name notices something new.',
    tryThis: [
      'Play bar {bar} once with {chord} and once with the chord before it.',
      'Let something else start in bar {bar} as well, or take away what starts there, and compare.',
    ],
    listenFor: 'Whether the song opens there.',
  },
  intermediate: {
    why: 'What is kept back for {without} bars is an event when it comes, as an entry of the drums is. {chord} can announce a section, open it, or surprise in its middle.',
    tryThis: [
      'See what else begins in bar {bar}. Move {chord} a bar earlier, then a bar later: does it announce that change or follow it?',
      'Put the chord before it in the place of the first {chord}, so that it comes later still.',
    ],
    listenFor: 'Whether the new chord and the form help each other.',
  },
  advanced: {
    why: 'Expectation is learned inside the piece: {without} bars teach the ear a small set of chords, and {chord} is not one of them. How much it surprises depends on the voice that brings it in.',
    tryThis: [
      'Give the melody the third of {chord}, then its highest note: which makes the chord heard?',
      'Prepare it: let one of its notes pass by, unaccented, four bars earlier.',
    ],
    listenFor: 'Which single note makes the difference.',
  },
}
