import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A limiter is a safety net for the export. You do not need one while writing, and many people never use one until the end.',
    tryThis: [
      'When you export, watch the main meter once through.',
      'If it turns red, lower all tracks, or put a Limiter at the end with Ceiling −1 dB.',
    ],
    listenFor: 'Crackle on the loudest hits of the exported file.',
  },
  intermediate: {
    why: 'Peaks above 0 dB clip in a 16- or 24-bit file. Staying below by balance is as good as a limiter; a limiter is also a tool for loudness, which is a separate choice.',
    tryThis: [
      'For a mastering engineer: no limiter, peaks around −3 dB, 24 or 32 bit.',
      'For an upload: Limiter last, ceiling −1 dB, only as much gain as you like the sound of.',
    ],
    listenFor: 'Compare with and without at the same loudness.',
  },
  advanced: {
    why: 'A 32-bit float export does not clip; the clipping is then only postponed to the next fixed-point stage. TD1008 asks for −1 dBTP at distribution, however you get there.',
    tryThis: ['Export 32-bit float for further work; limit in the mastering set, at the end of the chain.'],
    listenFor: 'Peak-to-loudness ratio before and after: it says what the limiter costs.',
  },
}
