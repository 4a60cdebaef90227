import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A listener who hears a door open knows that something new comes. The first of yours opens the section of bar {bar}, and {doors} of your {lines} new sections are opened like that.',
    tryThis: [
      'Loop bars {before} and {bar}, once as they are and once without the sign.',
      'Give one section that has no sign the same one.',
    ],
    listenFor: 'Whether you know that something comes before it is there.',
  },
  intermediate: {
    why: 'The same sign at {doors} of {lines} lines becomes a habit of the song: the ear learns it, and expects a change when it comes. Then you can play with it: a sign without a change is a surprise, and a change without a sign is a larger one.',
    tryThis: [
      'Make the sign larger before the most important section: two bars of it instead of one, or everything silent for a beat.',
      'Use it once where nothing new follows, in the middle of a long section.',
    ],
    listenFor: 'Which of the {lines} lines feels largest, and whether its sign does too.',
  },
  advanced: {
    why: 'Doors differ in what they do: more hits push forward, a pause takes the ground away, a laid-on sound only marks the line. A sign that grows over the song makes the form one arch instead of a row of equal steps.',
    tryThis: [
      'Order your {doors} doors by size and compare with the order of the sections’ energy.',
      'Replace the second one by its opposite: a pause for a fill, or a fill for a pause.',
    ],
    listenFor: 'The length of the bar before each line: does time seem to stretch or to run?',
  },
}
