import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'One channel is turned upside down. In mono most of the song would vanish.',
    tryThis: [
      'Put Utility last on the main track and press the Ø of one side.',
      'If it gets fuller, find where it was turned: a Utility, a recording, a cable.',
    ],
    listenFor: 'The voice or kick: in the middle again?',
  },
  intermediate: {
    why: 'The bass of both sides moves in opposition over the whole file, so it happened to the sum or to everything in it.',
    tryThis: ['Check each Utility on main and groups for a pressed Ø.', 'Check microphone pairs.'],
    listenFor: 'The image on headphones: inside the head or beside it.',
  },
  advanced: {
    why: 'A polarity flip keeps the spectrum of each side and kills the mid.',
    tryThis: ['Null left against right inverted to prove it.', 'Turn it back at the source, not twice.'],
    listenFor: 'Mid channel alone.',
  },
}
