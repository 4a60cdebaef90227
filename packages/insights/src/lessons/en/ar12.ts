import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Big sounds big only next to small. If everything plays all the time, nothing feels like an arrival.',
    tryThis: ['Mute half of the tracks for the first 16 bars.', 'Listen through to the place where they come in.'],
    listenFor: 'The arrival.',
  },
  intermediate: {
    why: 'Where nearly all of the {parts} parts play nearly all the time, a section has little left to grow by but level and register. Fewer parts also leave more room for each in the mix.',
    tryThis: [
      'Switch two of the parts off for eight bars in the middle of the song, and play into the place where they return.',
      'Undo it, and try two others: which pair leaves the largest hole, and which makes the largest return?',
    ],
    listenFor: 'How loud the full part feels with the faders untouched.',
  },
  advanced: {
    why: 'Density counts tracks, not loudness or register. A constant cast with changing register and dynamics has contrast that this cannot see.',
    tryThis: ['Plan by register: take away the lows in one section, the highs in another.'],
    listenFor: 'Spectral balance from section to section.',
  },
}
