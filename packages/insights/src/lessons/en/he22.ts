import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Somewhere on its way this sound was an MP3: what lay above {cut} is gone and does not come back.',
    tryThis: ['Find the original file or bounce and use that.', 'Export WAV from Live, not from a converted copy.'],
    listenFor: 'Cymbals: sand instead of metal.',
  },
  intermediate: {
    why: 'Encoding it again for streaming loses more each time.',
    tryThis: [
      'Check whether the whole mix is affected, or one loop that carries the treble.',
      'Replace lossy samples where you can.',
    ],
    listenFor: 'The highest octave of the hats.',
  },
  advanced: {
    why: "A cliff through the whole file points to an encoder's low-pass. A brick-wall filter on the main track looks alike.",
    tryThis: ['Compare with a bounce whose main chain is off.', 'Keep masters lossless from end to end.'],
    listenFor: 'Swirl in reverb tails.',
  },
}
