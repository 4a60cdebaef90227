import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Phones, many small speakers and parts of a club play left and right together. One switch lets you hear your song that way in a second.',
    tryThis: [
      'Drag Utility to the end of the main track.',
      'Press Mono once in the loudest part, then switch it off again.',
    ],
    listenFor: 'Does anything disappear or become hollow?',
  },
  intermediate: {
    why: 'What differs between left and right can cancel when both are added. Wide synths, doubled guitars and stereo delays are where it happens, and it is easy to fix while you still know which one it was.',
    tryThis: [
      'Utility at the end of the main track, Mono mapped to a key (Ctrl+K, or Cmd+K on a Mac).',
      'Listen once a session, quietly, on one speaker.',
      'Leave it off for the export.',
    ],
    listenFor: 'The lead against the chords: the balance shifts when wide parts sink.',
  },
  advanced: {
    why: 'The sum of two equal, uncorrelated channels falls 3 dB against a correlated one, so some loss is normal; holes in single notes or parts point to phase. Mono also shows masking that panning covers up.',
    tryThis: [
      'Balance a section in mono, then open the width again.',
      'For devices that reach the listening path only, use your interface’s own mono switch.',
    ],
    listenFor: 'Comb filtering on transients.',
  },
}
