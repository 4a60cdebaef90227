import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'With so many tracks, order helps more than anything else.',
    tryThis: [
      'Select tracks that belong together and press Ctrl+G (Cmd+G on a Mac): a group.',
      'Give each group a colour.',
    ],
    listenFor: 'How quickly you find the part that you hear.',
  },
  intermediate: {
    why: 'Groups by role give you a handful of faders for the mix; frozen tracks free CPU and say “done”.',
    tryThis: ['Group: drums, bass, harmony, lead, vocals, effects.', 'Freeze what you do not touch any more.'],
    listenFor: 'Layers that no one hears: mute a group member and see whether you notice.',
  },
  advanced: {
    why: 'Layers often carry one sound each; bouncing a layered stack to one file fixes its phase relation and makes the decision.',
    tryThis: ['Print stacks of four and more; keep the source set as its own save.'],
    listenFor: 'Difference after bouncing: none.',
  },
}
