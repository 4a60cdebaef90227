import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Live converts them while playing. It works, and you need not do anything.',
    tryThis: ['If you like order: export at the rate that most files have.'],
    listenFor: 'Solo a file of each rate: you should not be able to tell which is which.',
  },
  intermediate: {
    why: 'Conversion is good, though not bit for bit neutral. For exposed sounds there is a better quality per clip.',
    tryThis: ['Clip view ▸ Hi-Q on for single, open sounds.', 'Choose one rate for a project and record at it.'],
    listenFor: 'High, sustained tones.',
  },
  advanced: {
    why: 'Warped or transposed clips are resampled anyway, so rate differences add nothing there. Between 44.1 and 48 kHz the filter is steep; aliasing stays low in Hi-Q.',
    tryThis: ['Convert outside with a high-quality resampler if a client asks for neutrality.'],
    listenFor: 'Null test of a converted file.',
  },
}
