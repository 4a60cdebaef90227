import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Streaming services play all songs about equally loud. Loud songs are turned down there, so being louder than others gains you nothing on them.',
    tryThis: [
      'Play your song and one you admire through the same service, or turn the louder one down by {gainDb} dB.',
      'Compare punch and clarity then.',
    ],
    listenFor: 'Which of the two still sounds big when both are equally loud.',
  },
  intermediate: {
    why: 'The playback level is not a target for mastering. What you gave up for the last decibels stays given up after the platform has turned the song down.',
    tryThis: [
      "Take 2 dB off the limiter's input and match the level by ear.",
      'Keep the version that you prefer at equal loudness.',
    ],
    listenFor: 'Kick and snare against the rest.',
  },
  advanced: {
    why: 'Gains follow integrated loudness (BS.1770), some per album. Where quiet songs are turned up, the true peak limits how far. At {lufs} LUFS the table says what each would do.',
    tryThis: [
      'Judge the master at the level it will be played at.',
      'Note which platforms your listeners use before you trade peaks for loudness.',
    ],
    listenFor: 'Density of the loudest section at −14 LUFS playback.',
  },
}
