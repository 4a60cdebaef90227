import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The song is {cents} cents away from the pitch that tuners use. That can be lovely, and it surprises anybody who plays along.',
    tryThis: [
      'If you did not mean it, look for Detune on clips and on the main tuning.',
      'If you did, tell those who join you: A is at {hz} Hz.',
    ],
    listenFor: 'A tuner against a held note.',
  },
  intermediate: {
    why: 'Samples pitched by Re-Pitch, tape effects and old recordings move the whole song.',
    tryThis: [
      'Compare the parts: one of them may differ from the rest.',
      'Choose one reference and detune the others to it.',
    ],
    listenFor: 'Beating between two held parts.',
  },
  advanced: {
    why: 'The estimate is the median of partials against equal temperament, good to about 3 cents.',
    tryThis: [
      'Check each tonal part alone if chords beat.',
      "Set Live's tuning or the synths' reference rather than each clip.",
    ],
    listenFor: 'Beats per second on the fifths.',
  },
}
