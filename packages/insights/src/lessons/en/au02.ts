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
    why: 'A gesture that returns becomes a motif, even when it is only a filter. Used once, it may sound like an accident.',
    tryThis: [
      'Copy the envelope to the matching section, and turn its direction round or halve its length.',
      'Give long sections one slow movement of their own.',
    ],
    listenFor: 'The quiet sections: do they move at all?',
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
