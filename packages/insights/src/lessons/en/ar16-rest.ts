import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Just before a new section “{part}” plays less, and what is missing tells the listener that something comes. {doors} of your {lines} new sections begin like that, the first in bar {bar}.',
    tryThis: [
      'Loop bars {before} and {bar}, and feel the first beat of bar {bar}.',
      'Fill in the missing hits of bar {before}, listen again, and undo.',
    ],
    listenFor: 'Whether bar {bar} hits as hard without the rest before it.',
  },
  intermediate: {
    why: 'Where “{part}” holds back, the listener goes on counting over the hole, and the hits of bar {bar} fill the space that was kept free. They can feel heavier without being louder.',
    tryThis: [
      'Copy a usual bar of “{part}” over bar {before}, play from four bars before it, and undo: what bar {bar} loses is what the rest gives it.',
      'Let one more part rest with it in bar {before}: does the return grow, or does the flow break?',
    ],
    listenFor: 'The first beat of bar {bar}: how much larger it feels at the same level.',
  },
  advanced: {
    why: 'A fill pushes towards the line, a rest withholds: metre goes on in the listener, and the next hit confirms it. How much may be missing depends on what else keeps the count in bar {before}.',
    tryThis: [
      'Take away one hit more before each later section, so that the rests grow over the song.',
      'Turn one of the rests into a fill of the same length, and compare which suits the section after it.',
    ],
    listenFor: 'Whether you keep the count through bar {before} without effort.',
  },
}
