import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Everything is pressed to about one level. Loud, yes, but the drums no longer jump out of it.',
    tryThis: ["Turn the last Limiter's input down by 3 dB.", 'Turn your speakers up by as much and compare.'],
    listenFor: 'The kick: does it hit you, or lean on you?',
  },
  intermediate: {
    why: 'Up to {nearTopPercent} % of the wave lies within 1 dB of its top. Each step of compression took some; the sum took the hits.',
    tryThis: [
      'Switch the devices of the main track off one at a time, at equal loudness, and note which one takes the punch.',
      'Give that one less to do: slower attack, less gain, or a group that is tamed before it.',
    ],
    listenFor: 'Snare against pad in the fullest section.',
  },
  advanced: {
    why: 'Short-term density and crest tell more than the loudness figure. Serial limiting, saturation and clipping each shave the same peaks.',
    tryThis: [
      'Bounce with the limiter at half its gain and compare PLR.',
      'Move the work to where the peak comes from: clip the drum group by 2 dB, and the limiter rests.',
    ],
    listenFor: 'Distortion on sustained bass; pumping after the kick.',
  },
}
