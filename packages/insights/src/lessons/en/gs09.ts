import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'While a track is soloed, the others are silent. An export does the same: it would hold only what is soloed.',
    tryThis: ['Look for the lit S button in the mixer.', 'Click it, so that it goes dark.'],
    listenFor: 'The whole song is back.',
  },
  intermediate: {
    why: 'Solo is saved with the set and is obeyed by an export of the main output. It is easy to miss when the soloed track is folded away in a group.',
    tryThis: [
      'Switch off each lit Solo button. To clear one of several, hold Ctrl (Cmd on a Mac).',
      'Before an export, glance along the mixer for lit S buttons.',
    ],
    listenFor: 'Every part that you expect is there from the first bar.',
  },
  advanced: {
    why: 'Solo in Live is exclusive by default and works by muting the rest, returns excepted. Exports of “All Individual Tracks” render each track on its own; “Main” renders what you hear now.',
    tryThis: [
      'Clear the solos before an export of Main.',
      'If you solo to compare, map the Solo button to a key: a flashing key map is harder to forget.',
    ],
    listenFor: 'The main meter shows the level that the full set should have.',
  },
}
