import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The volume is on its way down when the last clip ends, so the song stops in the middle of its own fade.',
    tryThis: [
      'Copy the last clips once more, so that they play until the fade is at the bottom.',
      'Or drag the last point of the fade back to where the clips end.',
    ],
    listenFor: 'You can’t say at which moment the song was over.',
  },
  intermediate: {
    why: 'A fade works when the music seems to go on without us. It needs material until it is silent, eight bars or more, best a loop that could go on for ever.',
    tryThis: [
      'Let the loop of the last section run two bars past the end of the fade.',
      'Let the fade begin on the first bar of a phrase.',
    ],
    listenFor: 'The last bar that you can make out is still music.',
  },
  advanced: {
    why: 'Amplitude in a straight line sounds slow at first and sudden at the end: in decibels it falls off a cliff.',
    tryThis: [
      'Bend the fade so that it loses about the same number of decibels in each bar.',
      'Fade the highs a little earlier with a filter: the song seems to move away.',
    ],
    listenFor: 'The pace of the fade: even to the ear.',
  },
}
