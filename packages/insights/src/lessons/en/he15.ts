import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The bright end is missing: hats, breath, the edge of strings. The mix sounds as if behind a curtain.',
    tryThis: [
      "Look for filters that are closed: Auto Filter, EQ Eight, a synth's cutoff.",
      'Open one of them, or lift the treble of the part that should shine.',
    ],
    listenFor: 'The hats on small speakers.',
  },
  intermediate: {
    why: 'The middle stands {gapDb} dB above the treble. Low-passes on groups and dark samples add up.',
    tryThis: [
      'Switch the filters of the main track and the groups off one by one.',
      'Choose the one part that carries the air and leave the others dark.',
    ],
    listenFor: 'Whether air comes from one place or from everywhere.',
  },
  advanced: {
    why: 'A steep tilt may come from the main chain (tape, a filter left half closed) rather than from parts.',
    tryThis: [
      'Bounce with the main chain off and compare both curves here.',
      'Correct at the source before a shelf on the sum.',
    ],
    listenFor: 'Hiss that rises with the shelf.',
  },
}
