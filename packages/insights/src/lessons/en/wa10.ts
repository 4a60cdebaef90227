import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The groove pulls the hits of this recording a little earlier and later. Nice to know, nothing to mend.',
    tryThis: ['Turn the groove’s Timing up and down and feel the difference.'],
    listenFor: 'Where the hats lean.',
  },
  intermediate: {
    why: 'Audio is stretched in tiny steps to follow. In Beats mode on drums that is clean; on melodic sounds it can wobble.',
    tryThis: ['Beats mode for grooved drums.', 'On melodic clips keep Timing below 50 %.'],
    listenFor: 'Held notes that bend in speed.',
  },
  advanced: {
    why: 'Each groove point acts like a warp marker; Commit writes them into the clip, where you can edit them.',
    tryThis: ['Commit, then delete markers on sustained notes.'],
    listenFor: 'Phase against parallel tracks of the same recording: groove all of them or none.',
  },
}
