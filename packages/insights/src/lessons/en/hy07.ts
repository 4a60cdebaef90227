import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'This track is moved a tiny bit in time. That is easy to forget, because the control is usually hidden.',
    tryThis: [
      'Show it: View ▸ Mixer Controls ▸ Track Delays (the D button in older versions).',
      'Double-click to set it to 0, and compare.',
    ],
    listenFor: 'Which one grooves more.',
  },
  intermediate: {
    why: 'Milliseconds are feel: a late snare is lazy, an early hat pushes. They also correct slow attacks and hardware.',
    tryThis: ['Write the reason into the track’s info text.', 'Set it to 0 once before the export, and listen.'],
    listenFor: 'Flams with doubled sounds.',
  },
  advanced: {
    why: 'The shift applies to playback and export, and moves against returns and sidechains of other tracks by the same amount.',
    tryThis: ['Check ducking: the trigger moves with its track.'],
    listenFor: 'Phase with a parallel copy: a few milliseconds comb.',
  },
}
