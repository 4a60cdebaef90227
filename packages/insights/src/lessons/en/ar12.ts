import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Big sounds big only next to small. If everything plays all the time, nothing feels like an arrival.',
    tryThis: ['Mute half of the tracks for the first 16 bars.', 'Listen through to the place where they come in.'],
    listenFor: 'The arrival.',
  },
  intermediate: {
    why: 'Contrast in the number of parts is the simplest form of dynamics, and it also makes the mix easier: fewer parts, more room for each.',
    tryThis: [
      'Give each section its own cast: who sits out?',
      'Before the largest part, leave one or two beats nearly empty.',
    ],
    listenFor: 'How loud the full part feels with the faders untouched.',
  },
  advanced: {
    why: 'Density counts tracks, not loudness or register. A constant cast with changing register and dynamics has contrast that this cannot see.',
    tryThis: ['Plan by register: take away the lows in one section, the highs in another.'],
    listenFor: 'Spectral balance from section to section.',
  },
}
