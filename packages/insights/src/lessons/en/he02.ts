import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Streaming packs your file into a smaller one, and packing makes peaks a little higher. There is hardly room for that here.',
    tryThis: ['Lower the Ceiling of the last Limiter to −1 dB.', 'Bounce again.'],
    listenFor: 'Crackle on the loudest hits after you upload.',
  },
  intermediate: {
    why: 'Encoders rebuild the wave from fewer figures; in a dense mix the error lands on the peaks. Delivery guides ask for 1 dB of room, 2 for loud masters.',
    tryThis: [
      'Set the ceiling to −1 dBTP, or −2 for a loud master.',
      'Encode a test file and drop it here: its own peak is measured.',
    ],
    listenFor: 'Cymbals and sibilants in the encoded file.',
  },
  advanced: {
    why: 'With peaks this close to the loudness, codec overshoot falls on many frames. It depends on codec and bit rate, so measure the decoded file.',
    tryThis: [
      'Encode at the lowest rate that you expect and measure it.',
      'Choose the ceiling so that the decoded peak stays below 0 dBTP.',
    ],
    listenFor: 'Pre-echo and crackle at the lowest rate.',
  },
}
