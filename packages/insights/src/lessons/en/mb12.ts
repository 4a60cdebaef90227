import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Perhaps you switched it off to compare, and left it so. Or you decided against it.',
    tryThis: [
      'Switch it on and listen to the loudest part.',
      'Keep it on, or delete it: then the question is settled.',
    ],
    listenFor: 'The difference at the same loudness.',
  },
  intermediate: {
    why: 'Before an export, each device of the main track should be there on purpose.',
    tryThis: ['Go through the chain from left to right: on, or gone.', 'Save a version before.'],
    listenFor: 'Level jumps when you toggle: match them before you judge.',
  },
  advanced: {
    why: 'A device that is off is bypassed, but its latency is usually still compensated, and its on/off may be mapped or automated elsewhere.',
    tryThis: ['Check the automation chooser of the main track for Device On.'],
    listenFor: 'Timing of live-played parts with and without latent devices.',
  },
}
