import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The last drum falls before bar {bar}, and the other parts play on for {bars} bars without one. If that was left over from building the song, it will be in your export; if it is an outro, it is a long one.',
    tryThis: [
      'Play from four bars before bar {bar} and decide: does the beat come back, or does the song end here?',
      'Copy eight bars of the drums to the middle of the rest and listen again.',
    ],
    listenFor: 'How long you still feel the beat after it has stopped.',
  },
  intermediate: {
    why: 'Taking the drums out is the strongest way to say “pause”, and it works because they come back. After {bars} bars without them the promise is broken, and what still loops starts to sound unfinished.',
    tryThis: [
      'Bring one piece back first, hats or a soft kick, and the rest eight bars later.',
      'Or end sooner: thin the other parts out one by one within eight bars from bar {bar}.',
    ],
    listenFor: 'The bar in which you stop waiting for the drums.',
  },
  advanced: {
    why: 'Listeners keep the meter going in their heads for a few bars; then grouping falls back on phrases and harmony. A last stretch of {bars} bars without drums needs its own shape from these: a line that falls, a slower harmony, a fade.',
    tryThis: [
      'Draw the energy of the song by sections and see where the stretch from bar {bar} on stands in it.',
      'Let the harmony of the end move half as fast as before, and close it at home.',
    ],
    listenFor: 'What carries the time once the drums no longer do.',
  },
}
