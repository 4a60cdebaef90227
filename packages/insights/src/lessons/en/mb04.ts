import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A limiter makes things louder by cutting the tops off. The tops are mostly drums, so those get smaller first.',
    tryThis: [
      'Turn Gain down by 3 dB (with Maximize on: Threshold up), and your speakers up by as much.',
      'Listen to the kick and the snare.',
      'Go back up only as far as you like the sound.',
    ],
    listenFor: 'Whether the drums get bigger when the limiter does less.',
  },
  intermediate: {
    why: 'If the mix already peaks near 0 dB before the limiter, a drive of {db} dB takes up to {db} dB off its loudest hits. A few single hits decide how early it starts.',
    tryThis: [
      'Read the limiter’s reduction in the loudest bars: below 3 dB, leave it.',
      'If it is more: mute kick, snare and bass in turn to find what triggers it, and soften that one by 2–3 dB with a Saturator.',
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
