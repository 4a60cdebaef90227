import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A steady hum or hiss lies under everything. In quiet places it shows.',
    tryThis: [
      'Mute the recorded tracks one by one until it is gone.',
      'On the one that brings it, cut the gaps between phrases.',
    ],
    listenFor: 'The last second before the first note.',
  },
  intermediate: {
    why: 'Compression lifts noise along with the quiet; gain after the recording does too.',
    tryThis: ['Put a Gate in front of the compressor.', 'Check the cable or the adapter before the next take.'],
    listenFor: 'Gaps between phrases.',
  },
  advanced: {
    why: 'A comb at mains frequency needs narrow notches; broadband hiss needs an expander.',
    tryThis: [
      'Notch 50 or 60 Hz and the first multiples at the source, narrow.',
      'Expand by 6 dB rather than gate hard.',
    ],
    listenFor: 'Tails: natural, or cut.',
  },
}
