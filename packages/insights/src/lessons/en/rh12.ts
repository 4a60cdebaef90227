import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'This loop is {ms} ms off whole bars. Once that is hard to hear, but each time round it adds up, and the part slides away from the drums.',
    tryThis: [
      'Open the clip and set the length of its loop to {beats} beats.',
      'Play the last pass with the drums alone, before and after.',
    ],
    listenFor: 'Whether the last pass still falls together with the drums.',
  },
  intermediate: {
    why: 'Loop braces that were dragged without a grid, or set around a recording, are rarely whole bars. A difference of {ms} ms is a hair in the first pass and a flam after some of them, and no quantising of the notes mends it.',
    tryThis: [
      'Set start and length of the loop as numbers in the clip: {beats} beats.',
      'In audio, check the warp markers too: the last beat of the recording has to lie on its beat.',
    ],
    listenFor: 'Flams between this part and the kick, more from pass to pass.',
  },
  advanced: {
    why: 'The ear takes a steady offset for feel and a growing one for a fault: {ms} ms are added in each pass. Phase music does this on purpose, with equal parts and for minutes; beside a beat in whole bars it reads as drift.',
    tryThis: [
      'If you want the part early or late, use the track delay: it stays the same.',
      'Check the copies of this clip in other scenes and sections: they have the same loop.',
    ],
    listenFor: 'Whether the distance to the beat stays or grows.',
  },
}
