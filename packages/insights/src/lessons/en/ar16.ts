import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A sign that returns before new sections tells a listener that something new comes. “{part}” opens the section of bar {bar}, and {doors} of your {lines} new sections begin like that.',
    tryThis: [
      'Loop bars {before} and {bar}, once as they are and once without what “{part}” plays there.',
      'Take the sign away from one section, and hear whether it still begins for you.',
    ],
    listenFor: 'Whether you know that something comes before it is there.',
  },
  intermediate: {
    why: '“{part}” gives the same sign at {doors} of {lines} changes of section, so the ear learns to expect a change after it. Then you can play with it: the sign without a change surprises, and so does a change without the sign.',
    tryThis: [
      'Play from bar {before} into bar {bar} as it is, then without the sign (select what “{part}” plays at the line, press 0, undo): what else still tells you that a section begins?',
      'Copy its sign once into the middle of a long section, where nothing new follows.',
    ],
    listenFor: 'When you know that something comes: in bar {before}, or only on the first beat of bar {bar}.',
  },
  advanced: {
    why: 'Doors differ in what they do: more hits push forward, a pause takes the ground away, a laid-on sound only marks the line. A sign that grows over the song makes the form one arch instead of a row of equal steps.',
    tryThis: [
      'Order your {doors} doors by size and compare with the order of the sections’ energy.',
      'Replace one of them by its opposite: a pause of all parts.',
    ],
    listenFor: 'The length of the bar before each line: does time seem to stretch or to run?',
  },
}
