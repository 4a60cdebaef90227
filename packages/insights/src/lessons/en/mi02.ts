import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A perfect grid is a style of its own. If you want it to feel more played, a few milliseconds are enough.',
    tryThis: ['Open the groove pool and drag a 16th swing onto the hats.', 'Set Timing to 30 %.'],
    listenFor: 'Whether your head starts to nod differently.',
  },
  intermediate: {
    why: 'Feel comes from steady, small displacements: hats a little late, snare a little early, kick on the line. Random shifts only sound loose.',
    tryThis: [
      'Swing of 54–58 % on the hats only.',
      'Or Track Delay: +5 ms on the snare.',
      'Keep the kick where it is.',
    ],
    listenFor: 'The space between snare and hat.',
  },
  advanced: {
    why: 'Microtiming interacts with sound: a slow attack is heard late anyway. Displacements under about 5 ms are felt as tone rather than time.',
    tryThis: ['Extract the groove of a break and apply timing to percussion, velocity to everything.'],
    listenFor: 'Consistency from bar to bar.',
  },
}
