import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'You never hear “{source}”, but other parts listen to it: each of its hits turns them down for a moment, and they swell back.',
    tryThis: [
      'Switch the compressor on “{part}” off for four bars, and on again.',
      'Select one clip of “{source}” and press 0: it is off. Press 0 again to bring it back.',
    ],
    listenFor: 'What moves, although nothing that you hear has changed.',
  },
  intermediate: {
    why: 'The movement does not depend on a kick that is heard: it goes on where the kick pauses, and no fader or EQ of the mix changes its depth. By threshold and ratio, a hit of “{source}” at 0 dB presses “{part}” down by up to {db} dB.',
    tryThis: [
      'Switch one clip of “{source}” off with 0, and hear these bars without the movement.',
      'Set the release on “{part}” to {halfBeatMs} ms, then near {beatMs} ms, and keep the swell that carries the song.',
    ],
    listenFor: 'Bars in which no kick is heard: does the swell keep the beat?',
  },
  advanced: {
    why: 'A key track separates the trigger from the sound: its hits can be shorter, earlier or more even than the drums, and the threshold stays right when the mix changes. Ducking a bus moves all that runs through it as one, reverb tails included.',
    tryThis: [
      'Move all of “{source}” a few milliseconds earlier with its Track Delay: there is room by the time the drum comes.',
      'Compare with an envelope that follows the grid (Auto Pan in phase 0°, Shaper): it needs no track.',
    ],
    listenFor: 'The second half of each beat: does it come back to full level everywhere?',
  },
}
