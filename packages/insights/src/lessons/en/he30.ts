import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Left and right are exactly alike, so nothing sounds wide.',
    tryThis: ['Check whether a Utility on the main track is set to Mono.', 'Check that you exported stereo.'],
    listenFor: 'Headphones: does anything leave the middle?',
  },
  intermediate: {
    why: 'A mono switch left on after checking is the usual reason.',
    tryThis: ['Look through main and groups for Utility at width 0.', 'Pan two parts and bounce again.'],
    listenFor: 'Reverb: around you, or in front.',
  },
  advanced: {
    why: 'If mono is meant, a mono file is half the size and plays alike.',
    tryThis: ['Export with “Convert to Mono” if you want it so.', 'Otherwise find the device that sums.'],
    listenFor: 'The side channel: silent.',
  },
}
