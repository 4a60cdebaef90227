import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Everything in a song counts from the same “one”. From bar {bar} on, the “one” of these clips falls {ms} ms beside where the rest has it, so they no longer count with the bar.',
    tryThis: [
      'Switch the metronome on and play from two bars before bar {bar}: it says where the bar is.',
      'Drag the first of these clips until its first beat lies on the bar line, and the others after it. The grid helps: Options ▸ Snap to Grid.',
    ],
    listenFor: 'Click and beat fall together again.',
  },
  intermediate: {
    why: 'Duplicate puts a copy where the clip before it ends. If that clip is a little longer than whole bars, every copy behind it is late, each by as much again. Here it is {ms} ms from bar {bar} on.',
    tryThis: [
      'Look just before bar {bar} for a clip whose length is not whole bars. Pull its end to a bar line, delete the copies and duplicate it again.',
      'Where all clips of a part are late, look at the end of their loop: it belongs on a bar line.',
      'If the shift is meant, as half a bar more before a section is, insert a change of time signature there: then the bars count along.',
    ],
    listenFor: 'Whether the first beat of the pattern meets the first beat of the other parts.',
  },
  advanced: {
    why: 'A fraction of a beat is heard as a flam against every part that stayed; whole beats turn the beat around, so that accents, harmony and form change at different places. And whatever Live snaps to bars, such as a loop, a locator or an exported stem, falls in the middle of yours.',
    tryThis: [
      'Select the time from bar {bar} to the end on all tracks that are beside the grid and move them together: then they keep their places to one another.',
      'Keep a turned beat only where you can say which part it turns against, and let one part hold the old one.',
    ],
    listenFor: 'Which part you count with in bar {bar}.',
  },
}
