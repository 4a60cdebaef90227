import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Return tracks are shared effects. What nothing is sent to waits to be used; Live’s own default set brings two.',
    tryThis: ['Turn up the send knob of one part and listen.', 'Or right-click the return and delete it.'],
    listenFor: 'The part gets a room around it.',
  },
  intermediate: {
    why: 'An unused return costs little. It only makes the mixer wider than it needs to be.',
    tryThis: ['Replace them in your template by two rooms that you like.', 'Or delete them.'],
    listenFor: 'Nothing changes when they go.',
  },
  advanced: {
    why: 'Returns can be fed by racks’ return chains or by resampling, which sends do not show.',
    tryThis: ['Check Audio From of other tracks before you delete.'],
    listenFor: 'Anything missing in the next playback.',
  },
}
