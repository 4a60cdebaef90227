import type { LessonText } from '../lesson-text.ts'
import { lesson as dy12 } from './dy12.ts'

export const lesson: LessonText = {
  ...dy12,
  intermediate: {
    why: 'By threshold and ratio, a hit of “{source}” at 0 dB presses “{part}” down by up to {db} dB. Its release of {releaseMs} ms brings it back; a beat lasts {beatMs} ms. A release far shorter than the beat only makes room, one close to it makes the part swell.',
    tryThis: [
      'Switch the compressor on “{part}” off for four bars: how much of the groove goes with it?',
      'Move its release between {releaseMs} and {beatMs} ms while the loop plays, and keep the swell that carries the song.',
    ],
    listenFor: 'The moment before each hit: is “{part}” back at its full level by then?',
  },
}
