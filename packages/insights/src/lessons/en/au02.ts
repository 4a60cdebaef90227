import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'In this part of your song knobs move and the sound is alive. The other parts may feel still beside it.',
    tryThis: [
      'Press A to see the automation.',
      'Pick the movement that you like best and copy it into another part.',
      'Change its length or its end a little.',
    ],
    listenFor: 'Whether the copy feels like an echo of the first.',
  },
  intermediate: {
    why: 'A gesture that returns becomes a motif, even when it is only a filter. In bars {first} to {last} knobs move, and the song around them is still. That can be a frame for the movement, or you have not got to those places yet.',
    tryThis: [
      'Copy one of the envelopes to another section, reverse its direction or halve its length, and play both places in a row.',
      'If the copy takes something away from bars {first} to {last}, undo it: then the stillness is part of the form.',
    ],
    listenFor: 'The sections around it: does their stillness sound meant?',
  },
  advanced: {
    why: 'Bars with movement are counted, envelope by envelope, not audible change: a slow ramp counts in each of its bars, a fast gesture of hundreds of points only in the bars it fills.',
    tryThis: [
      'Simplify a recorded gesture, and copy it where the song stands still.',
      'Plan movement by time scale: beat, phrase, section.',
    ],
    listenFor: 'Three time scales of change at once.',
  },
}
