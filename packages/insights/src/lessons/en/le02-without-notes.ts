import type { LessonText } from '../lesson-text.ts'
import { lesson as le02 } from './le02.ts'

export const lesson: LessonText = {
  ...le02,
  beginner: {
    why: 'A low cut takes away everything below a point, here {hz} Hz. The weight of a kick or a bass often lies lower than that.',
    tryThis: [
      'Switch the low cut in EQ Eight off and on, on headphones.',
      'If weight comes back, drag its dot to the left until you no longer hear the difference.',
    ],
    listenFor: 'Weight. Small speakers may not show it.',
  },
  intermediate: {
    why: 'At {hz} Hz the cut takes about 3 dB already, and more below, where a kick or bass often has its fundamental. The analyser of EQ Eight shows where this one has it: at the lowest strong peak.',
    tryThis: [
      'Switch the cut off and look at the analyser while “{part}” plays: is there a peak below {hz} Hz?',
      'If yes, set the cut below that peak and compare on headphones. If not, the cut takes only rumble, and is right.',
    ],
    listenFor: 'Weight rather than loudness, alone and in the full mix.',
  },
}
