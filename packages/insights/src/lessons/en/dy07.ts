import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The first blink of a drum is the hit itself. A compressor that reacts at once turns down exactly that.',
    tryThis: ['Turn Attack to 20 ms.', 'Turn it back slowly until the hit is as sharp as you like.'],
    listenFor: 'The click of the kick, the crack of the snare.',
  },
  intermediate: {
    why: 'Attack decides what gets through before the compressor closes. 10–30 ms leaves the transient and shapes the body; under 1 ms does the opposite.',
    tryThis: [
      'Attack 10–30 ms, release so that it is back before the next hit; then back to the old attack, at equal loudness.',
      'Softer hits wanted? Then the old setting is right.',
    ],
    listenFor: 'The first instant of each hit, at low volume.',
  },
  advanced: {
    why: 'With attack times below one period of the fundamental the gain follows the waveform, which adds harmonics. Lookahead makes this stronger.',
    tryThis: [
      'Parallel: fast and crushed underneath, untouched above, about 30 % wet.',
      'Or a clipper for spikes: it leaves the body alone.',
    ],
    listenFor: 'Low-end distortion on long kicks.',
  },
}
