import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Swing means that every second note comes a little late. Here one part swings more than another, so their small notes fall {ms} ms apart.',
    tryThis: [
      'Right-click the clip that swings and choose Extract Groove(s).',
      'Choose that groove in the clip of the other part and play.',
    ],
    listenFor: 'Whether the two lock together. If you liked the friction better, undo.',
  },
  intermediate: {
    why: 'At {swung} % beside {straight} % the late notes of the two parts fall {ms} ms apart. That can be a feel of its own, a straight floor under something that swings; where both mean the same hit, it is heard as a flam.',
    tryThis: [
      'Extract the groove of the part that swings, choose it in the clip of the other, and move its Timing from 0 to 100 % while both play.',
      'Stop where the off-beats become one hit, then go back to 0 and decide which of the two you want.',
    ],
    listenFor: 'Off-beats: one hit or two?',
  },
  advanced: {
    why: 'The median place of the off-beat says how much a part swings, the spread how steadily. Layered ratios belong to some styles, as straight kick and bass under swung hats; the ear takes the part with the sharpest attacks as the reference.',
    tryThis: [
      'Extract the groove of the part that leads and commit it on the other at 60 to 80 %.',
      'Bring {swung} % closer to {straight} % instead: the faster the song, the less swing it needs.',
    ],
    listenFor: 'Whether the two ratios make one groove or two.',
  },
}
