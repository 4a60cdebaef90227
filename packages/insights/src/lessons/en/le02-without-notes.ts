import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
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
  advanced: {
    why: 'If a layer carries the sub, the cut may be exactly right: split at the crossover with matching slopes, and mind the phase shift of a minimum-phase filter around it.',
    tryThis: [
      'Check the sum of layer and sub in mono, with polarity flipped once.',
      'Align the crossover: cut of one layer, high cut of the other.',
    ],
    listenFor: 'A hole near the crossover, on single notes.',
  },
}
