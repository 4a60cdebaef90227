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
    why: 'Drums that pause are expected back. After a while without them a listener stops waiting, and the rest of the {bars} bars is heard either as another, calmer piece or as one that was not finished.',
    tryThis: [
      'Copy four bars of “{part}” into the middle of the stretch, around bar {middle}, and play into them: does the song wake up, or lose its calm?',
      'If it loses its calm, undo it and end sooner: let the other parts leave one by one within eight bars from bar {bar}.',
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
