import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'With one side turned around, left pushes while right pulls. Played by one speaker, what both share cancels, and often that is most of the part.',
    tryThis: ['Click the lit Ø button in Utility.', 'Listen in mono before and after.'],
    listenFor: 'The part comes back to the middle.',
  },
  intermediate: {
    why: 'Opposite sides sound wide and without a place, and vanish in mono. It is a repair for a miswired cable or microphone, and otherwise mostly an accident.',
    tryThis: [
      'Switch it off, unless the recording itself has one side turned.',
      'Check: with the correct setting the mono sum is louder.',
    ],
    listenFor: 'Low end: it is the first to go.',
  },
  advanced: {
    why: 'On a centred source the mid becomes side: correlation −1. As a trick to extract the side it needs a second, uninverted path.',
    tryThis: ['If you wanted the side signal only: Width at 400 % or mid/side mode says so more clearly.'],
    listenFor: 'Mono sum at the main output.',
  },
}
