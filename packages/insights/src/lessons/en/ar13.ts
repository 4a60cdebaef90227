import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The song stops where the clips stop. An ending tells the listener that it was meant.',
    tryThis: ['Let one part play two bars longer, alone.', 'Or end everything on one beat, with a long reverb on it.'],
    listenFor: 'The silence after it.',
  },
  intermediate: {
    why: 'An end at full size is heard as an end if something marks it: a hit on the one that rings, a last home chord, parts that leave one by one. Without a mark it can sound like a player that was stopped in bar {bar}.',
    tryThis: [
      'Copy the first beat of bar {bar} to the bar after it and let it ring, with the reverb send open on it.',
      'Or take the parts out one by one over the last eight bars, the one that you want remembered last.',
    ],
    listenFor: 'Whether you would clap.',
  },
  advanced: {
    why: 'DJ tools end full for mixing, and loops for games have to. For listening, closure comes from harmony, metre and density together.',
    tryThis: ['Thin out over 16 bars in the reverse order of the intro: a mirror form.'],
    listenFor: 'The export’s tail: is it cut off?',
  },
}
