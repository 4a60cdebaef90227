import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'When many parts play in the same octave, it is hard to hear any of them. Here {parts} or more share one octave in {bars} bars.',
    tryThis: [
      'Loop from bar {bar} and mute the parts of this octave one at a time: which one do you not miss?',
      'Move one of them up or down by an octave.',
    ],
    listenFor: 'Whether you can follow each part by itself once one of them has moved.',
  },
  intermediate: {
    why: 'An equaliser carves room between sounds, an octave gives it. Parts in registers of their own need less of every mix tool, and the chord sounds wider although nothing was widened.',
    tryThis: [
      'Give each part of bar {bar} a register: bass, chords, answer, lead, and move what has strayed.',
      'Let two of the parts play the same line on purpose: then they are one voice.',
    ],
    listenFor: 'How much quieter the lead can be before it disappears.',
  },
  advanced: {
    why: 'Listeners follow about three voices of similar sound at once; beyond that they hear a texture. A crowded octave makes a wall, and hides a tune. Rhythm tells voices apart as well as register does.',
    tryThis: [
      'Keep the register and take turns instead: let the parts rest while another moves.',
      'Invert the chords so that their top note stays below the tune.',
    ],
    listenFor: 'The number of voices that you can count in bar {bar}.',
  },
}
