import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A perfect grid is a style of its own. A drummer comes some milliseconds early or late; on “{track}” you may like or miss that.',
    tryThis: [
      'In the browser open Grooves and drag a 16th swing onto a clip of “{track}”.',
      'In the Groove Pool move Timing between 0 and 50 %.',
    ],
    listenFor: 'At which amount your head nods differently, and whether you want that.',
  },
  intermediate: {
    why: 'Feel comes from small displacements that stay the same, such as hats a little late in every bar; random ones only sound loose. On “{track}” there are none, so its feel comes from pattern, accents and sounds alone.',
    tryThis: [
      'Give a clip of “{track}” a swing groove of 54 to 58 % and move its Timing while it plays.',
      'Or set the Track Delay of its track to 8 ms, then to −8 ms: the same drums behind the other parts, and ahead of them.',
    ],
    listenFor: 'The space between these drums and the part that moves with them.',
  },
  advanced: {
    why: 'Microtiming interacts with sound: a slow attack is heard late anyway, and differences of a few milliseconds are felt as tone rather than time.',
    tryThis: [
      'Extract the groove of a recorded break and give “{track}” its Timing at 50 %, then its Velocity instead: which of the two carries the feel?',
    ],
    listenFor: 'Whether the feel is the same from bar to bar.',
  },
}
