import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Below the warmth there is nothing: on a large system the floor is missing.',
    tryThis: [
      'Check whether the bass is muted, or a low cut stands too high.',
      'Move the bass down an octave in one section and compare.',
    ],
    listenFor: 'The song in a car, or on headphones with bass.',
  },
  intermediate: {
    why: 'A low cut on the main track or on a group takes everything below it, the kick too.',
    tryThis: [
      'Look for EQ Eight or Auto Filter set to high-pass on main and groups.',
      'Check the low cut of each bass and kick: 30 Hz is plenty.',
    ],
    listenFor: 'The weight of the first kick.',
  },
  advanced: {
    why: 'If parts have the low end and the bounce has not, the chain takes it; polarity between kick and bass can take it too.',
    tryThis: [
      'Bounce kick and bass alone and compare their sum with each.',
      'Bypass the main chain and compare the curves here.',
    ],
    listenFor: 'The octave 31 to 63 Hz on a system that plays it.',
  },
}
