import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A loop that comes round for {bars} bars is the ground of your song. A ground may stay as it is; then the ear needs something else that moves.',
    tryThis: [
      'Copy the clip once, change one hit or one note in its last beat, and put the copy at the end of each eighth bar.',
      'Take the part out for four bars in the middle of the song.',
    ],
    listenFor: 'How early you stop hearing the loop, and when you hear it again.',
  },
  intermediate: {
    why: 'Listeners take a pattern in within a few rounds and then listen past it; “{part}” goes round {rounds} times. One change brings the ear back, and a note left out is heard as clearly as a note more.',
    tryThis: [
      'Delete the last beat of “{part}” in every eighth bar and play across two of these places. If you miss nothing there, the loop had become ground, and something else may move on it.',
      'Take it out for four bars in the middle of the song, and hear what its return does.',
    ],
    listenFor: 'Whether you can tell by the loop alone in which section you are.',
  },
  advanced: {
    why: 'Repetition shifts attention: what is repeated becomes ground, and small things on it, a filter, a velocity, a displaced hit, become figure. A pattern that is left alone for {bars} bars gives that room; whether the song uses it decides if it sounds minimal or unfinished.',
    tryThis: [
      'Use the chance or the velocity range of single notes, so that no round is quite like the last.',
      'Shift the loop against the others for one section: start it a beat later.',
    ],
    listenFor: 'What is in the foreground in the last third of the song, and whether it was there in the first.',
  },
}
