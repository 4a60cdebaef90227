import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '“{section}” really comes in louder. Ears notice a step like this at once.',
    tryThis: [
      'Keep it when you master: leave the limiter some room.',
      'Look at what you left out before it, and use that again.',
    ],
    listenFor: 'The border, with your eyes closed.',
  },
  intermediate: {
    why: 'Three units or more between sections survive small speakers and playlists.',
    tryThis: [
      'Check that the step is still there after mastering.',
      'Try the same before the second high point, a little larger.',
    ],
    listenFor: 'Whether the second step is larger than the first.',
  },
  advanced: {
    why: 'A step of this size is lost easily to bus compression with slow release.',
    tryThis: ['Measure it before and after the main chain.', 'Automate drive to keep it.'],
    listenFor: 'Gain reduction in the two bars after the border.',
  },
}
