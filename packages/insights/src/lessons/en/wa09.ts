import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A sound that is cut in the middle can click.',
    tryThis: ['Select the clips in the arrangement.', 'Right-click ▸ Create Fade or Crossfade.'],
    listenFor: 'Small clicks at the beginnings and ends.',
  },
  intermediate: {
    why: 'A fade of 4 ms is too short to hear and long enough to remove the step.',
    tryThis: ['Preferences ▸ Record, Warp & Launch ▸ Create Fades on Clip Edges for new clips.'],
    listenFor: 'Bass and sustained sounds: they click most.',
  },
  advanced: {
    why: 'The step’s size is the sample value at the cut; its spectrum falls by 6 dB per octave, so low material shows it plainly. Percussive starts need no fade in.',
    tryThis: ['Fade ends only, on drums.'],
    listenFor: 'Attack softened by fades that are too long.',
  },
}
