import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Some rhythms are so good that they have names. You use one of them in {bars} bars: it leans away from the beat and comes back to it, and that pull makes people move.',
    tryThis: ['Clap it over a steady count of four.', 'Move every note onto the beat, listen, and undo.'],
    listenFor: 'Where your foot and your hands part, and where they meet again.',
  },
  intermediate: {
    why: 'These rhythms divide a bar into unequal groups of twos and threes. The threes run ahead of the beat and the last twos catch up, so each bar has its own small tension and release.',
    tryThis: [
      'Let one other part, kick or clap, play two of the same beginnings, and leave the rest of them alone.',
      'In one section turn the groups round, the twos first, and come back.',
    ],
    listenFor: 'Whether the parts around it still give a beat to lean against.',
  },
  advanced: {
    why: 'Toussaint shows that the rhythms that many cultures share spread their beginnings almost evenly over an even number of steps, and never quite: 3 + 3 + 2 is the closest that three beginnings come in eight. Rotated, the same necklace is another rhythm: 2 + 3 clave, cinquillo and tresillo are near kin.',
    tryThis: [
      'Start the pattern on another of its own notes and keep the kick where it is.',
      'Fill the longest gap with a ghost note in every fourth bar.',
    ],
    listenFor: 'Which rotation pushes forward, and which sits back.',
  },
}
