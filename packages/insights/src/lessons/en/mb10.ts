import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Nothing is missing here. A clean main track is what a mastering engineer asks for. If you finish your songs yourself, this is the next step.',
    tryThis: [
      'Export once like this, as a reference.',
      'As an experiment: Glue Compressor, then Limiter with Ceiling −1 dB. Compare at the same loudness.',
    ],
    listenFor: 'Whether the parts seem to belong together more, or only got louder.',
  },
  intermediate: {
    why: 'Mixing without bus processing makes the balance honest. Adding a little glue late is a different sound from mixing into it.',
    tryThis: [
      'For mastering by somebody else: peaks around −3 dB, no limiter.',
      'By yourself: gentle EQ, 1–2 dB of glue, limiter, in that order.',
    ],
    listenFor: 'The chorus against the verse: glue should not flatten the step between them.',
  },
  advanced: {
    why: 'A separate mastering set, with the mix as an audio file, separates the decisions and allows level-matched comparison with other songs.',
    tryThis: ['Export 32-bit float, open a new set with three songs that you like, match loudness, then process.'],
    listenFor: 'Low-end translation between the songs.',
  },
}
