import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The file stops while something still sounds: an echo, a reverb, or the last note.',
    tryThis: ['Select two bars more at the end before you export.', 'Drop the new bounce here.'],
    listenFor: 'The last ten seconds in a quiet room.',
  },
  intermediate: {
    why: 'Live renders exactly the range that is selected. Tails of reverb and delay need bars of their own behind the last clip.',
    tryThis: [
      'Extend the selection by the longest decay that you use.',
      'Fade the last bar on the main track if the tail is long.',
    ],
    listenFor: 'Whether the tail reaches silence.',
  },
  advanced: {
    why: 'With “Render as Loop” the tail lands at the head; without it, what lies behind the range is lost.',
    tryThis: [
      "Choose the range by the last reverb's decay time.",
      'End with a fade of at least 10 ms, so that the file ends at zero.',
    ],
    listenFor: 'A click at the very end.',
  },
}
