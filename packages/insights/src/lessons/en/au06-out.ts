import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A fade over {bars} bars has no last moment: somewhere before bar {last} the sound is gone, and no one can say since when. It leaves the song unnoticed.',
    tryThis: [
      'Close your eyes, play from bar {bar} and raise your hand when you no longer hear it. Look at the bar.',
      'Move the end of the fade so that your hand goes up where a phrase ends.',
    ],
    listenFor: 'The bar in which you lose it. That is where it ends, whatever the line says.',
  },
  intermediate: {
    why: 'The line of “{part}” ends in bar {last}; the ear lets go of it earlier, and the more plays beside it, the earlier. That is the end that a listener hears.',
    tryThis: [
      'Close your eyes, play from bar {bar} and stop when it is gone: that bar is its end.',
      'Bend the line (Alt or Option and drag) so that it stays up longer and falls faster, and compare: does it leave later, or only more suddenly?',
    ],
    listenFor: 'The last thing that you can still make out of it.',
  },
  advanced: {
    why: 'A fader alone makes a sound softer and leaves its colour. What moves away in a room also gets darker and wetter.',
    tryThis: [
      'Automate a low-pass filter down to 500 Hz over the same {bars} bars, and let the fader fall less.',
      'If a track or group fades, and not the whole song, set its reverb send to pre fader, so that the room stays when the sound has gone.',
    ],
    listenFor: 'Distance: does it move away, or does it only get softer?',
  },
}
