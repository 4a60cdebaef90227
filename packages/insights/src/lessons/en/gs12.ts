import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The yellow number on a track is its switch. While it is off, the track is silent, and a group that is off takes all of its tracks along. An export of this set would be silence.',
    tryThis: [
      'Switch on the track or the group that is named here, and press play.',
      'Look at the meter of the main track while the song plays: does it move?',
    ],
    listenFor: 'Whether everything that you expect is back.',
  },
  intermediate: {
    why: 'A track that is off looks almost like one that plays: its clips run past, and only the meters stand still. An export of this set is silent.',
    tryThis: [
      'Switch on what is named here and play from the start; if several versions of a part sound at once, keep one and switch the others off again.',
      'Save once with everything on that belongs to the song.',
    ],
    listenFor: 'Parts that were never meant to sound together.',
  },
  advanced: {
    why: 'The activator is a parameter like any other: a controller, a macro or an override of its automation can leave it off when you save.',
    tryThis: [
      'Press Back to Arrangement, and see whether an orange activator comes back by itself.',
      'Keep alternatives in a group of their own, switched off as a whole.',
    ],
    listenFor: 'The first bar after you switch on: effects that ran without input may come in with a tail.',
  },
}
