import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The beat itself moves here, and a listener feels it before knowing why. It is drawn in the tempo lane of the picture.',
    tryThis: [
      'Tap along across the place.',
      'Turn the tempo automation off for a moment (right-click the tempo ▸ Delete Automation, then undo) and play it again.',
    ],
    listenFor: 'How early you feel that it moves.',
  },
  intermediate: {
    why: 'A faster tempo lifts a section, a slower one closes a song. A jump begins a new part; a ramp leads there. A bar of another length delays an arrival.',
    tryThis: ['Try half of the change, then double.', 'Put a jump exactly on a bar line where a section begins.'],
    listenFor: 'Delays and LFOs in time: do they follow?',
  },
  advanced: {
    why: 'Ramps change warped audio continuously; Re-Pitch clips glide in pitch. All lengths in seconds here are integrated over the ramps.',
    tryThis: [
      'Check unwarped clips after a tempo change: they keep their seconds, not their bars.',
      'Two tempos in the ratio of 2:3 or 3:4 let a rhythm of the old tempo go on as triplets of the new one.',
    ],
    listenFor: 'Alignment at the end of a ramp.',
  },
}
