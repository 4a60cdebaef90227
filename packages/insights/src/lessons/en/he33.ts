import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The sound breaks for an instant: a tick, or a hole.',
    tryThis: [
      'Go to the bar and listen with headphones.',
      'Bounce again with other programs closed.',
      'If it stays, look for a clip edge there and draw a fade.',
    ],
    listenFor: 'The same place in the new bounce.',
  },
  intermediate: {
    why: 'A click at the same place each time is in the project: an edited clip, a sample, a fast automation. One that moves was the export.',
    tryThis: ['Bounce twice and compare the places.', 'Freeze the heaviest tracks before you export.'],
    listenFor: 'Clip edges near the bar.',
  },
  advanced: {
    why: 'Dropouts of whole buffers point to the machine; single-sample steps to edits or plug-ins.',
    tryThis: ['Note the length: a multiple of the buffer size is a hint.', 'Null two bounces to see what differs.'],
    listenFor: 'The residual of the null.',
  },
}
