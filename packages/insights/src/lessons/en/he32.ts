import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The file breaks for an instant, and you hear a tick each time the clip passes there.',
    tryThis: ['Zoom into the place and draw a short fade over it.', 'Or start the clip a little later.'],
    listenFor: 'The loop point, on headphones.',
  },
  intermediate: {
    why: 'Edits that do not meet at zero, and recordings that dropped samples, leave steps in the wave.',
    tryThis: ['Split at the place and crossfade 5 ms.', 'Look for an undamaged take or copy.'],
    listenFor: 'Whether the tick comes at the same beat each time.',
  },
  advanced: {
    why: 'A step of one sample is broadband: it survives any filter and triggers gates and compressors.',
    tryThis: ['Repair in an editor by redrawing a few samples.', 'Check the other clips of the same file.'],
    listenFor: 'The tick soloed, high-passed at 5 kHz.',
  },
}
