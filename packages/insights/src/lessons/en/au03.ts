import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'No one hears the curve that is drawn here, because {device} on “{part}” is off.',
    tryThis: ['Switch {device} on and listen to the bars with the curve.', 'Keep it on, or delete the curve.'],
    listenFor: 'The movement that you once drew.',
  },
  intermediate: {
    why: 'Often a device is switched off for a comparison and forgotten. The curve for {device} still looks like movement on screen, while nothing moves in the sound.',
    tryThis: [
      'Loop the bars in which the curve moves most, and switch {device} on and off there: is it a movement that the song misses?',
      'If not, delete the device: its envelopes go with it, and the lanes show only what is heard.',
    ],
    listenFor: 'What “{part}” does in these bars with {device} on.',
  },
  advanced: {
    why: 'Macros or follow-up mappings may switch the device in performance; static Off with moving parameters is what the file shows.',
    tryThis: ['Right-click the parameter ▸ Delete Automation to keep the device as an option.'],
    listenFor: 'The bars where the curve moves most, with the device on: was it meant for the final version?',
  },
}
