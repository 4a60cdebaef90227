import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A compressor only works on what is louder than its Threshold. Here the threshold is at the very top.',
    tryThis: [
      'Lower Threshold while the part plays, until the meter moves by 2 to 4.',
      'Or delete the device, if you do not miss it.',
    ],
    listenFor: 'Quiet and loud notes move closer together.',
  },
  intermediate: {
    why: 'At 0 dB or a ratio of 1:1 it only adds its make-up gain, if any. It may be a leftover from a preset.',
    tryThis: [
      'Threshold down to 2–4 dB of reduction, ratio 2:1 to 4:1, then match Output.',
      'If you like it as it is, delete it and use a Utility for the gain.',
    ],
    listenFor: 'On and off at the same loudness.',
  },
  advanced: {
    why: 'Float signals may exceed 0 dBFS inside Live, so such a compressor can act as a late peak catcher. A wide knee starts below the threshold as well.',
    tryThis: ['Look at the gain-reduction meter on the loudest bar before you delete it.'],
    listenFor: 'The loudest bar, with the device on and off: if the meter never moves, both are the same.',
  },
}
