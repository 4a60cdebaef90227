import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A compressor works on what is louder than its Threshold, and as hard as its Ratio says. Here the threshold is at the very top, or the ratio is 1, which changes nothing.',
    tryThis: [
      'Set Ratio to 3 and lower Threshold while the part plays, until the meter moves by 2 to 4.',
      'Or delete the device, if you do not miss it.',
    ],
    listenFor: 'Quiet and loud notes move closer together.',
  },
  intermediate: {
    why: 'At 0 dB or a ratio of 1:1 only its Output gain is left to hear, if it has any. It may be a leftover from a preset.',
    tryThis: [
      'Play the loudest bar and watch its meter: if it never moves, delete the device, and let a Utility make any gain.',
      'If you want it to work: ratio 3:1, Threshold down to 2–4 dB of reduction, then match Output.',
    ],
    listenFor: 'On and off at the same loudness.',
  },
  advanced: {
    why: 'Float signals may exceed 0 dBFS inside Live, so such a compressor can act as a late peak catcher. A wide knee starts below the threshold as well.',
    tryThis: ['Look at the gain-reduction meter on the loudest bar before you delete it.'],
    listenFor: 'The loudest bar, with the device on and off: if the meter never moves, both are the same.',
  },
}
