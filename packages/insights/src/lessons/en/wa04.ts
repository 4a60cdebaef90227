import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The loop is a little too long or too short for the bar, so it slides away from the other parts.',
    tryThis: ['Click the clip and switch Warp on.', 'If it sounds off, type its own tempo into BPM.'],
    listenFor: 'The third repeat against a part that keeps the beat.',
  },
  intermediate: {
    why: 'Unwarped clips play at their own speed. At another tempo each repeat adds its difference.',
    tryThis: ['Warp on, Beats for drums, Complex for the rest.', 'Or trim the loop end to the bar line.'],
    listenFor: 'Flams with the other parts, wider from repeat to repeat.',
  },
  advanced: {
    why: 'A drift can be a polymetre by hand. If it is wanted, Warp with an odd loop length keeps it in time and exact.',
    tryThis: ['Warp on, loop length in sixteenths, such as 3.2.0.'],
    listenFor: 'Where it meets the bar line again.',
  },
}
