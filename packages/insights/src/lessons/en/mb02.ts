import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A limiter is a ceiling: nothing gets higher. What stands behind it can push the sound up again, through the ceiling.',
    tryThis: ['Drag the limiter to the far right end of the chain.', 'Leave only meters behind it.'],
    listenFor: 'The loudest moments: they should be clean now.',
  },
  intermediate: {
    why: 'Any gain, EQ boost or saturation after the limiter makes new peaks above its ceiling. Even an EQ that only cuts can raise peaks, because it shifts phase.',
    tryThis: ['Move the limiter to the end of the chain.', 'Compare both orders at the same loudness.'],
    listenFor: 'Tone: the device that now feeds the limiter may react a little differently.',
  },
  advanced: {
    why: 'Linear filtering after a limiter changes crest factor even at 0 dB gain: a 30 Hz high-pass on a limited signal raises peaks by 1–3 dB on typical material. Clip → EQ → limit is a fine order; limit → EQ needs a second limiter.',
    tryThis: [
      'If the order is intended, such as a clipper for tone, add a true-peak limiter at the end.',
      'Measure true peak after the last device.',
    ],
    listenFor: 'Kick transients: they show a reordering first.',
  },
}
