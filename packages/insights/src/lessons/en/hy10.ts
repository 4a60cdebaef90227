import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'If the crossfader moves, these tracks get softer or disappear.',
    tryThis: ['Show the crossfader section (X) in the mixer.', 'Click the lit A or B to clear it.'],
    listenFor: 'Move the crossfader: nothing should change.',
  },
  intermediate: {
    why: 'Useful on stage, easy to forget in a mix, and the crossfader can be automated.',
    tryThis: ['Clear the assignments before you export.', 'Or use it for one transition: A to B over four bars.'],
    listenFor: 'Balance at the middle position: depends on the curve.',
  },
  advanced: {
    why: 'Seven curves differ in level at the centre, from constant power to hard cut.',
    tryThis: ['Right-click the crossfader for the curve.'],
    listenFor: 'Level dip at the centre.',
  },
}
