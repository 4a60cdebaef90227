import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'One note makes the difference: with {high} the chord is bright, with {low} dark. It turns {times} times, and you hear the light change while the ground stays.',
    tryThis: [
      'Hold {root} in the bass and play {high}, then {low}, above it.',
      'Stay on one of the two for a whole section and hear what is missing.',
    ],
    listenFor: 'Which of the two feels like home.',
  },
  intermediate: {
    why: 'The third changes {times} times and the root stays, so the ear follows a line of two notes, {high} and {low}, where it would else follow chords.',
    tryThis: [
      'Give {high} and {low} to one part alone and leave them out of the others.',
      'Let the melody keep away from both for one section, then hold one of them at the turn.',
    ],
    listenFor: 'The semitone between {high} and {low} as a melody of its own.',
  },
  advanced: {
    why: 'Major and minor on one root are a parallel mixture. As the root stays, no function changes: the semitone between {high} and {low} is the motion.',
    tryThis: [
      'Lengthen the line: from the fourth above {root} down to {high}, {low} and the second.',
      'Once, let both sound together with the minor third on top and a minor seventh below: the chord 7♯9.',
    ],
    listenFor: 'Whether the longer line turns or leads away.',
  },
}
