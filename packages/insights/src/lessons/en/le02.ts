import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A low cut takes away everything below a point. Here that point lies above the note itself, so the weight of the sound is filtered out.',
    tryThis: [
      'Click the dot of the low cut in EQ Eight.',
      'Drag it to the left, to about {safeHz} Hz.',
      'Switch the band off and on, on headphones.',
    ],
    listenFor: 'Weight. Small speakers may not show it.',
  },
  intermediate: {
    why: 'The low notes of “{part}” sound at {noteHz} Hz, and the cut stands at {hz} Hz: it takes about 3 dB there and more the lower a note lies. Most of the weight of a low part sits in that fundamental.',
    tryThis: [
      'Set the cut to {safeHz} Hz, a fifth below the low notes, and compare with {hz} Hz over eight bars.',
      'If it was there to make room, try a small dip instead: 2–3 dB where the other part lives.',
    ],
    listenFor: 'Even weight from note to note: at {hz} Hz the low notes are the soft ones.',
  },
  advanced: {
    why: 'If a layer carries the sub, the cut may be exactly right: split at the crossover with matching slopes, and mind the phase shift of a minimum-phase filter around it.',
    tryThis: [
      'Check the sum of layer and sub in mono, with polarity flipped once.',
      'Align the crossover: cut of one layer, high cut of the other.',
    ],
    listenFor: 'A hole near the crossover, on single notes.',
  },
}
