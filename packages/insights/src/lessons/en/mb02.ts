import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A limiter is a ceiling: nothing gets higher. {device} stands after it and can push the sound up again, through the ceiling.',
    tryThis: ['Drag the {limiter} to the far right end of the chain.', 'Leave only meters after it.'],
    listenFor: 'The loudest moments: they should be clean now.',
  },
  intermediate: {
    why: 'What {device} raises comes after the ceiling, so peaks can pass it. Even an EQ that only cuts can raise peaks, because it shifts phase.',
    tryThis: [
      'Play the loudest bars and read the peak of the main meter: does it stay below the ceiling of the {limiter}?',
      'If not, drag the {limiter} to the end and compare both orders at the same loudness.',
    ],
    listenFor: 'The peak on the main meter, and the tone: {device} now feeds the limiter.',
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
