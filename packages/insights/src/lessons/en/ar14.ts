import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The beat itself moves in this song. It is drawn in the tempo lane of the picture.',
    tryThis: ['Follow the tempo lane while it plays.'],
    listenFor: 'How early you feel that it moves.',
  },
  intermediate: {
    why: 'A few BPM more in a chorus lifts it without anyone noticing; a bar of 2/4 delays an arrival.',
    tryThis: ['Try half of the change, then double.'],
    listenFor: 'Delays and LFOs in time: do they follow?',
  },
  advanced: {
    why: 'Ramps change warped audio continuously; Re-Pitch clips glide in pitch. All lengths in seconds here are integrated over the ramps.',
    tryThis: ['Check unwarped clips after a tempo change: they keep their seconds, not their bars.'],
    listenFor: 'Alignment at the end of a ramp.',
  },
}
