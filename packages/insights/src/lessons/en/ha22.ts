import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The chord on the fifth step is the one that leads home. Yours is {chord}, with {low} in it. With {high} instead, one semitone higher, it becomes {hard} and pulls home much harder.',
    tryThis: [
      'Change {low} to {high} in the last {chord} before a new section.',
      'Play into the home chord, once with each.',
    ],
    listenFor: 'Which of the two makes you want the home chord more.',
  },
  intermediate: {
    why: 'In natural minor the seventh step lies a whole tone below home, so {chord} has no leading note. That is the open, circling sound of much rock and dance music: {times} times in your song. {high} lies a semitone below home and asks to be resolved.',
    tryThis: [
      'Keep {chord} inside the loop, and use {hard} once, at the end of the eight bars before a new section.',
      'Look at the melody there: {low} against {high} rubs.',
    ],
    listenFor: 'Whether the section ends, or only goes on.',
  },
  advanced: {
    why: 'The minor v is a dominant by place and not by function: without the tritone of V7 it prolongs more than it cadences. Modal loops live on that; a raised seventh once in a song then counts as an event.',
    tryThis: [
      'Put {hard} where the form needs a full stop, and {chord} everywhere else.',
      'Or suspend it: the fourth above the dominant’s root, which falls to {high} at the last moment.',
    ],
    listenFor: 'The line of the seventh step through the whole section.',
  },
}
