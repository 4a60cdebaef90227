import type { LessonText } from '../lesson-text.ts'
import { lesson as ar25 } from './ar25.ts'

export const lesson: LessonText = {
  ...ar25,
  beginner: {
    why: 'A loop that comes round for {bars} bars is the ground of your song. A ground may stay as it is; but you have already made other clips for it, and they lie in the session view.',
    tryThis: [
      'Let the song play, press Tab, and launch one of the other clips of “{part}”.',
      'If it helps, drag it into the arrangement for eight bars. Then press Back to Arrangement.',
    ],
    listenFor: 'How early you stop hearing the loop, and when you hear it again.',
  },
  intermediate: {
    why: 'Listeners take a pattern in within a few rounds and then listen past it; “{part}” goes round {rounds} times. The change that brings the ear back need not be written: other clips for it wait in the session view.',
    tryThis: [
      'Let the arrangement play and launch these clips over it one after another; note the bar in which one of them helps, then press Back to Arrangement.',
      'Put that clip there for one section only, and leave the rest of the loop as it is.',
    ],
    listenFor: 'Whether you can tell by the loop alone in which section you are.',
  },
}
