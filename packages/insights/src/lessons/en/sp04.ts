import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Low notes go into this reverb as well. Without a cut they ring on in the spaces between the beats.',
    tryThis: ['In Reverb, switch Lo Cut on, at the left.', 'Drag it to about 250 Hz.'],
    listenFor: 'The low end gets clearer, the room stays.',
  },
  intermediate: {
    why: 'A low part reaches this reverb, and its tail rings on where the low end would rest between the hits. Cut before the reverb, the room stays in the middle, where it is heard as room.',
    tryThis: [
      'Mute the return for four bars: if the low end does not change, leave all as it is.',
      'If it clears up: Lo Cut in Reverb on, at 250–300 Hz, and compare again.',
    ],
    listenFor: 'Kick and bass with the return muted and not.',
  },
  advanced: {
    why: 'Modes of long algorithms accumulate at low frequencies; band-limiting the input is cleaner than EQ after it, since modulation inside spreads energy downwards again.',
    tryThis: ['Sidechain the return to the dry part for clarity without EQ.'],
    listenFor: 'Build-up over eight bars of dense material.',
  },
}
