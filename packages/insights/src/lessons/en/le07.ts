import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'It changes nothing. Perhaps it is the beginning of a thought that you did not finish.',
    tryThis: ['Finish the thought, or delete the device.'],
    listenFor: 'Nothing should change when it goes.',
  },
  intermediate: {
    why: 'Flat EQs come with templates and habits. They make a chain longer to read, and that is all.',
    tryThis: [
      'Delete those that you do not plan to use.',
      'Or use one as an analyser: then Spectrum says so by its name.',
    ],
    listenFor: 'Nothing: a flat EQ Eight passes the sound as it is.',
  },
  advanced: {
    why: 'Flat bands are transparent, and an EQ Eight in this state costs little. With oversampling it adds latency, which Live compensates.',
    tryThis: ['Select several, delete, and listen with a null test if you want to be sure.'],
    listenFor: 'A silent null.',
  },
}
