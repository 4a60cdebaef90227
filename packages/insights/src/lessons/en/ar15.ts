import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A rise is a promise: more and more comes in, and the listener waits for the moment when it all arrives. Here that moment is bar {bar}.',
    tryThis: [
      'Start eight bars before bar {bar} and listen with your eyes closed.',
      'Take one part out of the last two bars before it, so that bar {bar} feels larger.',
    ],
    listenFor: 'Whether bar {bar} feels like an arrival or just like the next bar.',
  },
  intermediate: {
    why: 'The ear measures bar {bar} by the bar before it. What holds back in bar {last} makes the step larger without one note more after it.',
    tryThis: [
      'Select the last beat of bar {last} on all tracks, press Delete, and play from four bars before it; then undo and compare. With the gap the step is larger, without it the rise runs through.',
      'Take “{part}” out of the first four bars from bar {bar} on (select them, press 0) and let it enter after them: one large step, or two smaller ones?',
    ],
    listenFor: 'The first beat of bar {bar}: what is new in it, and how large it feels at the same faders.',
  },
  advanced: {
    why: 'Density, register, harmonic distance and speed of change can rise together or against each other. If all of them peak in bar {bar} the arrival is plain; if harmony comes home a little later, it lasts longer.',
    tryThis: [
      'Write down for the bars from {start} on what rises: parts, the top note, notes a bar, distance from home.',
      'Let one of the four fall while the others rise, and judge the arrival again.',
    ],
    listenFor: 'Which of the four your ear follows.',
  },
}
