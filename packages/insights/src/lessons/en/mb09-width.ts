import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A Utility on the main track changes how wide the whole song is, here to {width} %. All that you export goes through it.',
    tryThis: [
      'Switch the Utility off and on in the fullest bars.',
      'Keep it if you chose it by ear; if it was a check, switch it off before you export.',
    ],
    listenFor: 'Whether the middle, where kick, bass and voice are, stays strong.',
  },
  intermediate: {
    why: 'At {width} % the balance between what both sides share and what differs is shifted for every part at once: above 100 % wide parts grow and the middle steps back, below it is the other way round.',
    tryThis: [
      'Switch the Utility off and on in the fullest bars, then press Mono: does a wide part sink more than you want?',
      'If you only want some parts wider or narrower, set Width to 100 % here and use a Utility on their group.',
    ],
    listenFor: 'Kick, bass and voice against the wide parts.',
  },
  advanced: {
    why: 'Width above 100 % raises the side signal, which falls away in a mono sum and costs headroom; below 100 % crosstalk between the channels rises, and reverbs get drier.',
    tryThis: ['If you want a wider song, do it per group, above 200 Hz.'],
    listenFor: 'Correlation on loud passages.',
  },
}
