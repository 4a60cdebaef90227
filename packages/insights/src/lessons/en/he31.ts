import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '“{section}” sounds narrower than what leads to it. Wide feels big.',
    tryThis: ['Widen what enters there: pan a pair of parts left and right.', 'Or narrow the bars before it.'],
    listenFor: 'How far apart your ears feel as it begins.',
  },
  intermediate: {
    why: 'Width is contrast, as loudness is.',
    tryThis: [
      "Automate Utility's Width on pads or reverb before the border: 60 %, then 100 %.",
      'Keep low end and lead in the middle.',
    ],
    listenFor: 'The border, on headphones.',
  },
  advanced: {
    why: 'Dense sums lose side level to mono-heavy drums and limiting.',
    tryThis: ['Compare side level by band, not as a whole.', 'Widen above 200 Hz only.'],
    listenFor: 'Mono fold-down of the widened section.',
  },
}
