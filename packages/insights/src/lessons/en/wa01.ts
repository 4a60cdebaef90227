import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Complex mode is made for whole songs. On drums it softens the hits.',
    tryThis: ['Click the clip, and choose Beats as warp mode.', 'Set Preserve to Transients.'],
    listenFor: 'The hits get sharper.',
  },
  intermediate: {
    why: '“{track}” goes from {own} to {played} BPM in overlapping windows, which spread each attack over some milliseconds. Beats cuts at the transients instead and leaves the hits as they are; it also needs far less CPU.',
    tryThis: [
      'Loop the clip and switch it to Beats (Preserve Transients, Envelope 100) and back: do the hits change, or the tails?',
      'If the tails break up in Beats, lower the Envelope; for a single hit switch Warp off.',
    ],
    listenFor: 'A small noise before the hit (pre-echo): it goes away in Beats.',
  },
  advanced: {
    why: 'Spectral stretching trades time for frequency resolution; transients lose phase coherence across bins. Beats has no such loss, and leaves gaps or loops in the tails instead, which Transient Loop Mode fills.',
    tryThis: ['For loops with long cymbals: Loop Back-and-Forth, Envelope 60–80.'],
    listenFor: 'Tails of cymbals.',
  },
}
