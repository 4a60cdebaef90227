import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Two parts play the same {notes} notes at the same height. To the ear that is one sound of two colours, not two parts.',
    tryThis: [
      'Loop eight bars in which both play and mute one of them, then the other: which one do you miss?',
      'Let the second one play in the fullest section alone, and hear how it grows.',
    ],
    listenFor: 'Whether you can still tell two instruments apart.',
  },
  intermediate: {
    why: '{notes} notes in unison add weight and colour, and no new line. A layer that is always there is part of the sound; one that enters is an event.',
    tryThis: [
      'Mute one of the two and let it enter where the song is fullest.',
      'Share the spectrum: with EQ Eight cut the lows of one and the highs of the other.',
      'Move one of them up an octave for one section.',
    ],
    listenFor: 'The step from one sound to two.',
  },
  advanced: {
    why: 'Two sounds in unison add as waves: where their phases drift, single notes grow or thin out, most of all in the bass.',
    tryThis: [
      'Hear both in mono, with Utility, note by note.',
      'Let one of them alone carry what lies below 120 Hz.',
      'Let one play a simpler version of the other: heterophony.',
    ],
    listenFor: 'Notes that lose body when both play: there the layers cancel.',
  },
}
