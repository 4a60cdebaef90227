import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A compressor that listens to “{source}” turns other sounds down for a moment, so that each hit is heard whole, and lets them swell back.',
    tryThis: [
      'Switch the compressor on “{part}” off for four bars, and on again.',
      'Watch its meter: two to four decibels clear the way, ten and more pump.',
    ],
    listenFor: 'How hard the kick seems to hit, though its fader never moved.',
  },
  intermediate: {
    why: 'By threshold and ratio, a hit of “{source}” at 0 dB presses “{part}” down by up to {db} dB. Its release of {releaseMs} ms brings it back; a beat lasts {beatMs} ms. A release far shorter than the beat only makes room, one close to it makes the part swell.',
    tryThis: [
      'Switch the compressor on “{part}” off for four bars: how much of the groove goes with it?',
      'Move its release between {releaseMs} and {beatMs} ms while the loop plays, and keep the swell that carries the song.',
    ],
    listenFor: 'The moment before each hit: is “{part}” back at its full level by then?',
  },
  advanced: {
    why: 'Ducking a bus moves all that runs through it as one, reverb tails included; ducking single parts lets you choose depth and release for each. Both change when the source changes level: the threshold is set against its loudness.',
    tryThis: [
      'In the sidechain EQ keep only the lows, so that a clap or a hat in “{source}” does not trigger it.',
      'Compare with an envelope that follows the grid (Auto Pan in phase 0°, Shaper): it is independent of the level.',
    ],
    listenFor: 'The second half of each beat: does it come back to full level everywhere?',
  },
}
