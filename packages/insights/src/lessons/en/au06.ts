import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A fade over {bars} bars has no moment of entry: at some point the sound is there, and no one can say since when. That keeps music moving in which little else happens.',
    tryThis: [
      'Close your eyes, play from bar {bar} and raise your hand when you hear the sound. Look at the bar.',
      'Move the start of the fade so that your hand goes up where a new phrase begins.',
    ],
    listenFor: 'The bar in which you notice it. That is where it enters, whatever the line says.',
  },
  intermediate: {
    why: 'Bar {bar} is where the line of “{part}” begins; the ear notices it later, and the more plays beside it, the later. So a fade over {bars} bars has an entry of its own that the screen does not show.',
    tryThis: [
      'Close your eyes, play from bar {bar} and stop when you notice it: that bar is its entry.',
      'Move the line, or bend it (Alt or Option and drag), so that the entry falls on the first bar of a phrase, and compare.',
    ],
    listenFor: 'Whether it grows evenly, or jumps out and then stands still.',
  },
  advanced: {
    why: 'A fader alone makes a sound nearer and leaves its colour. What comes from far away in a room is also darker and wetter.',
    tryThis: [
      'Automate a low-pass filter from 500 Hz upwards over the same {bars} bars, and start the fader higher.',
      'Send the part to a long reverb before the fader, so that the room is heard first.',
    ],
    listenFor: 'Distance: does it come closer, or does it only get louder?',
  },
}
