import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'All {pieces} pieces come from the same sound, so they belong together by themselves. Much sampled music is made in just this way.',
    tryThis: ['Find the piece that you use most.', 'Put it once where no one expects it: at the end of a phrase.'],
    listenFor: 'How the song stays one song although the pieces jump.',
  },
  intermediate: {
    why: 'The {pieces} pieces share the room, the tone and the noise of one recording; what makes the music is their order and length. That is rhythm made of one source.',
    tryThis: [
      'Leave a gap of an eighth before a piece that matters.',
      'Repeat one short piece three times, then let a long one run: does a phrase appear?',
    ],
    listenFor: 'Whether the new order makes you forget the old one.',
  },
  advanced: {
    why: 'Pieces that start on a transient are heard as notes, those that start between are heard more as texture. With {times} cuts the song can use both.',
    tryThis: [
      'Slice the recording with Slice to New MIDI Track, by transients, and play the same phrase by hand.',
      'Compare cuts on the grid with cuts on the transients.',
    ],
    listenFor: 'The tail of one piece that is cut off by the next.',
  },
}
