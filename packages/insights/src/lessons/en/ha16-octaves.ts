import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Two parts play the same {notes} notes in more than one octave. The higher notes add light, the lower ones weight, and you still hear one line.',
    tryThis: [
      'Loop eight bars in which both play and mute one of them, then the other.',
      'Let the higher one play in the fullest section alone.',
    ],
    listenFor: 'Whether the line gets larger or only louder.',
  },
  intermediate: {
    why: 'Over {notes} notes the two make one voice in two registers. Octaves share their overtones and blend, so how loud the upper one is decides whether it is a part or only light on the lower one.',
    tryThis: [
      'Turn the higher part down until you no longer hear it as a part of its own, then mute it: that is what it gives.',
      'Save one of the octaves for the fullest section.',
      'For four bars put the higher part a third above the line instead: now there are two lines.',
    ],
    listenFor: 'The level at which one part becomes two.',
  },
  advanced: {
    why: 'A line in octaves takes two registers with one voice and frames what lies between them.',
    tryThis: [
      'Set the chords between the two in one section, and outside them in another.',
      'Let one play a simpler version of the other: heterophony.',
    ],
    listenFor: 'Whether what lies between them is framed or hidden.',
  },
}
