import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Somebody drew a curve here that no one hears, because the effect is off.',
    tryThis: ['Switch the device on and listen to those bars.', 'Keep it on, or delete the curve.'],
    listenFor: 'The movement that you once drew.',
  },
  intermediate: {
    why: 'Often the device was switched off for a comparison and forgotten.',
    tryThis: [
      'Compare with and without in the bars where the curve moves.',
      'Deleting the device deletes its envelopes.',
    ],
    listenFor: 'A transition that was missing.',
  },
  advanced: {
    why: 'Macros or follow-up mappings may switch the device in performance; static Off with moving parameters is what the file shows.',
    tryThis: ['Right-click the parameter ▸ Delete Automation to keep the device as an option.'],
    listenFor: 'The bars where the curve moves most, with the device on: was it meant for the final version?',
  },
}
