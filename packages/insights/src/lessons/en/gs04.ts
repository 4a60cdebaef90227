import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The main fader comes last. At −{db} dB it makes your export that much softer, and changes nothing else.',
    tryThis: [
      'Double-click the main fader: it goes back to 0 dB.',
      'If that is too loud for your room, turn down your speakers or your interface.',
    ],
    listenFor: 'The same mix, only louder, and a main meter that stays out of the red.',
  },
  intermediate: {
    why: 'A main fader at −{db} dB makes the export {db} dB quieter and does nothing else. It is either your listening level, which the interface can do, or it holds back a sum that would go over 0 dB; one look at the meter tells which.',
    tryThis: [
      'Set the fader to 0 dB, play the fullest place and read the peak of the main meter: below 0 dB, nothing needed the trim.',
      'Above 0 dB: put a Utility as the last device on the main track, with its Gain where the fader was. The level is the same, and the fader is free for a fade.',
    ],
    listenFor: 'The same balance; only the level moves.',
  },
  advanced: {
    why: 'Levels above 0 dB inside Live do no harm by themselves: 32-bit float carries them to the main output. What counts is the level after the fader, and whether a device that you add to the main track later, a limiter or a glue compressor, meets a level that it expects.',
    tryThis: [
      'Trim with a Utility as the first device of the main track, so that whatever you add after it starts from a moderate level.',
      'Use the Preview/Cue level or the interface for listening, and keep the fader for a fade-out.',
    ],
    listenFor: 'Whether a limiter that you put on for a test reacts at all, or far too much.',
  },
}
