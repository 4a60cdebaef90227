import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Kick and bass are both low and strong. When they sound at the same moment, one can hide the other.',
    tryThis: [
      'Mute “{bass}” for a bar: does the kick get bigger? If not, all is well.',
      'If it does: put a Compressor on “{bass}”, open the triangle, Sidechain on, Audio From: “{kick}”.',
      'Lower Threshold until the bass dips a little on each kick.',
    ],
    listenFor: 'The kick gets clearer, and you hardly notice the bass moving.',
  },
  intermediate: {
    why: 'Where both sound at once, “{bass}” can cover the low end of “{kick}”, and together they take the headroom that the rest would have. Room in level, in time or in range gives it back; one of them is enough.',
    tryThis: [
      'Loop two bars and mute “{bass}” every other time round: if the kick keeps its size, leave both as they are.',
      'If not: Compressor on “{bass}”, Sidechain from “{kick}” (in a Drum Rack, from its kick pad), ratio 4:1, release about {halfBeatMs} ms, 3–6 dB.',
    ],
    listenFor: 'The first instant of each kick: is its low end as full with the bass as without?',
  },
  advanced: {
    why: 'Overlap costs headroom only where both have energy at once: with a short kick (under 150 ms) a note that starts after it needs no ducking at all. Envelope shaping inside a synth does the same, and I cannot see it.',
    tryThis: [
      'Compare peak of sum with the sum of peaks for one bar.',
      'Multiband ducking: only the bass below 120 Hz.',
    ],
    listenFor: 'Sustain of long bass notes through the kick.',
  },
}
