import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'All these pieces come from the same sound, so they belong together by themselves. Much of sampled music is made in just this way.',
    tryThis: ['Find the piece that you use most.', 'Put it once where no one expects it: at the end of a phrase.'],
    listenFor: 'How the song stays one song although the pieces jump.',
  },
  intermediate: {
    why: 'A single source keeps room, tone and noise the same, and only order and length change. That is rhythm made of one timbre.',
    tryThis: [
      'Leave a gap of an eighth before a piece that matters.',
      'Repeat one short piece three times, then let a long one run.',
    ],
    listenFor: 'Whether the new order makes a phrase of its own.',
  },
  advanced: {
    why: 'Cutting works by onsets: pieces that start on a transient are heard as notes, those that start between are heard as texture. The mix of both is the style.',
    tryThis: [
      'Slice the recording to a Drum Rack by transients, and play the same phrase by hand.',
      'Compare cuts on the grid with cuts on the transients.',
    ],
    listenFor: 'The tail of one piece that is cut off by the next.',
  },
}
