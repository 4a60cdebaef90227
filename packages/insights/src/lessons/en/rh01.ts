import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The pattern on “{track}” lasts {beats} beats and the bar does not, so it starts at a different place each time. The loop stays the same, and still sounds a little new in every bar.',
    tryThis: ['Loop one bar and listen.', 'Now listen to {bars} bars in a row.'],
    listenFor: 'Where in the bar the pattern starts, each time round.',
  },
  intermediate: {
    why: '{beats} beats against the bar come out even only after {bars} bars. Until then the same notes meet other beats and other chords, so “{track}” stays alive without new ones.',
    tryThis: [
      'In a copy let the pattern start over where a section begins, and compare with the free drift.',
      'Accent its first note for a while, then none: with the accent you hear it wander, without, it is texture.',
    ],
    listenFor: 'The first note of the pattern, wandering through the bar.',
  },
  advanced: {
    why: 'Grouping dissonance (Krebs, Osborn) is felt against an unambiguous pulse; a second drifting layer weakens it. Starting the pattern over at phrase lines keeps both the drift and a square form.',
    tryThis: [
      'Compare free drift with a reset every eight bars.',
      'Lengthen or shorten the pattern by a sixteenth: the {bars} bars of the cycle change a good deal with it.',
    ],
    listenFor: 'Whether you follow the loop or the bar.',
  },
}
