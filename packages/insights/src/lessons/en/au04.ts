import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A very sudden change of volume can click.',
    tryThis: ['Go to this bar and listen on headphones.', 'If it clicks, draw a short slope instead of a step.'],
    listenFor: 'A small tick at the jump.',
  },
  intermediate: {
    why: 'Live rounds off parameter jumps over a few milliseconds, so many of them are silent. On bass you hear them sooner.',
    tryThis: [
      'A slope of 5–10 ms: hold Ctrl (Cmd) and move the second point a little.',
      'For gating, use a Gate or Auto Pan, which have their own smoothing.',
    ],
    listenFor: 'Clicks on long, low notes.',
  },
  advanced: {
    why: 'A step multiplies the signal by a step: spectrum 1/f around each partial. Smoothing length sets where it falls off.',
    tryThis: ['Move the jump to a zero crossing by placing it between notes.'],
    listenFor: 'The exported file rather than live playback.',
  },
}
