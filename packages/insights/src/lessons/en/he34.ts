import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The wave does not swing around the middle. You do not hear it, but it eats room and makes clicks at edits.',
    tryThis: ['Put EQ Eight on the main track with a low cut at 20 Hz.', 'Bounce again.'],
    listenFor: 'Clicks when you start and stop.',
  },
  intermediate: {
    why: 'Offsets come from distortion, some synths and recordings.',
    tryThis: [
      'Find the source: solo, and watch whether silence lies at zero.',
      "Use Utility's DC switch on that track.",
    ],
    listenFor: 'The start of the file.',
  },
  advanced: {
    why: 'Asymmetric saturation makes a level-dependent offset; a filter behind it clears it.',
    tryThis: ['Filter right behind the saturator.', 'Check that peaks became symmetric.'],
    listenFor: 'Headroom won on one side.',
  },
}
