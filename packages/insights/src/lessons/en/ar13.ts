import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The song stops where the clips stop. An ending tells the listener that it was meant.',
    tryThis: ['Let one part play two bars longer, alone.', 'Or end everything on one beat, with a long reverb on it.'],
    listenFor: 'The silence after it.',
  },
  intermediate: {
    why: 'Endings that work: a last chord on the tonic, parts leaving one by one, a fade over eight bars, or a hard stop on the one with a tail.',
    tryThis: [
      'Put the stop on the first beat of the next bar instead of the end of this one.',
      'Open the reverb send on that last hit.',
    ],
    listenFor: 'Whether you would clap.',
  },
  advanced: {
    why: 'DJ tools end full for mixing, and loops for games have to. For listening, closure comes from harmony, metre and density together.',
    tryThis: ['Thin out over 16 bars in the reverse order of the intro: a mirror form.'],
    listenFor: 'The export’s tail: is it cut off?',
  },
}
