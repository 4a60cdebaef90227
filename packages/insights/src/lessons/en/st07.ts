import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A tiny delay on one side sounds wide. Played by one speaker, the two copies cancel in places, and the sound turns hollow.',
    tryThis: ['Press Mono on the main track’s Utility.', 'If it sounds like a tube, lower Dry/Wet to 20 %.'],
    listenFor: 'A hollow, nasal tone in mono.',
  },
  intermediate: {
    why: 'Sides that are {ms} ms apart cancel in mono at {notchHz} Hz and at each odd multiple of it. Where both are equally loud, the holes are complete.',
    tryThis: [
      'Press Mono on a Utility on the main track: if the tone stays full, leave all as it is.',
      'If it turns hollow: 15–30 % wet, or play the part twice and pan the takes; two real takes do not cancel like that.',
    ],
    listenFor: 'Sustained chords in mono.',
  },
  advanced: {
    why: 'Precedence holds up to about 40 ms: one image, shifted to the earlier side. That shift also changes with the listener’s place, so the balance leans.',
    tryThis: ['Alternatives that fold down well: mid/side EQ, level differences, decorrelation above 1 kHz.'],
    listenFor: 'Lean to the undelayed side off the sweet spot.',
  },
}
