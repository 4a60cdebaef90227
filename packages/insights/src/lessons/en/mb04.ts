import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A limiter makes things louder by cutting the tops off. The tops are mostly drums, so those get smaller first.',
    tryThis: [
      'Turn Gain down by 3 dB, and your speakers up by as much.',
      'Listen to the kick and the snare.',
      'Go back up only as far as you like the sound.',
    ],
    listenFor: 'Whether the drums get bigger when the limiter does less.',
  },
  intermediate: {
    why: 'Six dB and more from the limiter alone usually costs punch. Part of it can come from the balance: the loudest single hits decide how early the limiter starts.',
    tryThis: [
      'Find what triggers it: mute kick, snare, bass in turn and watch the reduction.',
      'Clip or saturate that one source by 2–3 dB; then the limiter has less to do.',
    ],
    listenFor: 'Level-matched: is it better, or only louder?',
  },
  advanced: {
    why: 'Gain reduction depends on the crest factor of the input, which the set does not hold. Split the work: clip drums for microseconds, compress the bus for milliseconds, limit the rest.',
    tryThis: [
      'Aim at 2–3 dB of maximum reduction on the final limiter.',
      'Measure PLR of the export: below about 8 dB most material sounds flat.',
    ],
    listenFor: 'Low-frequency distortion: fast release on bass-heavy material modulates the waveform itself.',
  },
}
