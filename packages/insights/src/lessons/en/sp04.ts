import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Low notes ring longest in a reverb. Without a cut they fill the spaces between the beats.',
    tryThis: ['In Reverb, switch Lo Cut on, at the left.', 'Drag it to about 250 Hz.'],
    listenFor: 'The mix gets clearer, the room stays.',
  },
  intermediate: {
    why: 'Cutting below 250–300 Hz and above 8 kHz before the reverb keeps space in the middle, where it is heard as space.',
    tryThis: [
      'EQ Eight before the reverb: low cut 300 Hz, high cut 8 kHz.',
      'Bring the send up until you notice it, then a little back.',
    ],
    listenFor: 'Kick and bass with the return muted and not.',
  },
  advanced: {
    why: 'Modes of long algorithms accumulate at low frequencies; band-limiting the input is cleaner than EQ after it, since modulation inside spreads energy downwards again.',
    tryThis: ['Sidechain the return to the dry part for clarity without EQ.'],
    listenFor: 'Build-up over eight bars of dense material.',
  },
}
