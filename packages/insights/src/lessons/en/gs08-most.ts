import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Most of what you made is silent: {off} of {parts} parts are switched off. They may be ideas that you left, or parts that were switched off to hear the rest and then forgotten.',
    tryThis: [
      'Save the set under another name, switch everything on, and play it from the beginning.',
      'Switch off again what you do not miss, one part at a time.',
    ],
    listenFor: 'The part whose silence makes the song smaller.',
  },
  intermediate: {
    why: 'An export holds the other parts alone. A person who opens the set, you in a year for one, cannot see which of the {off} are alternatives and which were meant to play.',
    tryThis: [
      'Switch all {off} on in a copy and play the fullest place: what do you miss when you go back, the low end, the beat, a line?',
      'Fold those that stay off into one group named for what they are, such as “Old verse”, and switch the group off instead of each track.',
    ],
    listenFor: 'Which one of them changes the song most when it comes in.',
  },
  advanced: {
    why: 'Tracks that are off load their devices and samples all the same, and other tracks may listen to them: as a sidechain source, by Resampling or by MIDI From. That is a reason to keep some of the {off} and to name them.',
    tryThis: [
      'Freeze and flatten one that you may need again, move its audio to a group that is off, and delete its devices.',
      'Bounce a version with and one without them, at the same loudness, and compare both a day later.',
    ],
    listenFor: 'Whether the sparse version has become the song meanwhile.',
  },
}
