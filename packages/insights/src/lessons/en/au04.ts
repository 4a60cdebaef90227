import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A very sudden change of volume can click.',
    tryThis: ['Go to this bar and listen on headphones.', 'If it clicks, draw a short slope instead of a step.'],
    listenFor: 'A small tick at the jump.',
  },
  intermediate: {
    why: 'Live smooths parameter jumps over a few milliseconds, so many of them make no click. You hear a click sooner where a long or low note sounds at the jump in bar {bar}.',
    tryThis: [
      'Solo “{part}” and play across bar {bar} on headphones: is there a tick?',
      'If there is, give the line a slope of 5 to 10 ms: zoom in, switch Snap to Grid off (Ctrl+4, or Cmd+4 on a Mac), and move the second point a little.',
    ],
    listenFor: 'A tick at the jump, apart from the change of level that you want.',
  },
  advanced: {
    why: 'A step multiplies the signal by a step: spectrum 1/f around each partial. Smoothing length sets where it falls off.',
    tryThis: ['Move the jump to a zero crossing by placing it between notes.'],
    listenFor: 'The exported file rather than live playback.',
  },
}
