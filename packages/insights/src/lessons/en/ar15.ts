import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A rise is a promise: more and more comes in, and the listener waits for the moment when it all arrives. Here that moment is bar {bar}: {before} notes a bar before it, {after} from there on.',
    tryThis: [
      'Start eight bars before bar {bar} and listen with your eyes closed.',
      'Take one part out of the last two bars before it, so that bar {bar} feels larger.',
    ],
    listenFor: 'Whether bar {bar} feels like an arrival or just like the next bar.',
  },
  intermediate: {
    why: 'What makes an arrival large is the difference, not the level. A bar that holds back just before it, less bass, fewer drums, a gap of a beat, does more than one more layer after it.',
    tryThis: [
      'Mute the bass for the last bar before bar {bar}.',
      'Keep one part back for the second time, so that the song can still grow after its first peak.',
    ],
    listenFor: 'The breath just before the change, and what is new in the first beat after it.',
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
