import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The loop on “{track}” is {ms} ms off whole bars. Each time round that adds up, and the part slides away from the others.',
    tryThis: [
      'Open the clip and set Length under Loop to {bars}.0.0, which is bars, beats and sixteenths.',
      'Play the last pass with a part that keeps the bar, before and after.',
    ],
    listenFor: 'Whether the last pass still falls together with the others.',
  },
  intermediate: {
    why: 'The second pass begins {ms} ms beside the bar and each further one by as much again: sooner or later a flam, and no quantising of notes mends it. Loop braces that were dragged without a grid, or set around a recording, are rarely whole bars.',
    tryThis: [
      'Set the length of the loop as a number in the clip, {bars}.0.0, and compare the last pass.',
      'In audio look at the warp markers first: if the last beat of the recording lies on its beat, the loop can end on the bar.',
    ],
    listenFor: 'Flams between this part and one that keeps the bar, more from pass to pass.',
  },
  advanced: {
    why: 'The ear takes a steady offset for feel and a growing one for drift: {ms} ms are added in each pass. Phase music does this on purpose, with equal parts and for minutes.',
    tryThis: [
      'If you want the part early or late, set {bars}.0.0 and use the Track Delay: it stays the same.',
      'Check the copies of this clip in other scenes and sections: they may have the same loop.',
    ],
    listenFor: 'Whether the distance to the beat stays or grows.',
  },
}
