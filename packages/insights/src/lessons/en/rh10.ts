import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'From bar {bar} on these clips lie {ms} ms beside Live’s grid. Their beat and the click of the metronome no longer fall together.',
    tryThis: [
      'Switch the metronome on and play from two bars before bar {bar}: it says where the beat is.',
      'Drag the first of these clips until its first beat lies on the bar line, and the others after it. The grid helps: Options ▸ Snap to Grid.',
    ],
    listenFor: 'Click and beat fall together again.',
  },
  intermediate: {
    why: 'Duplicate puts a copy where the clip before it ends. If that end, or the end of its loop, lies beside the bar line, every copy after it does too: here by {ms} ms from bar {bar} on.',
    tryThis: [
      'Look at the clip that ends just before bar {bar}, and at its loop: pull both ends to the bar line, delete the copies and duplicate again.',
      'If you like the part so, put the clips back on the grid and set the shift as Track Delay: then copies stay in place.',
    ],
    listenFor: 'Bar {bar}: a flam or a stumble now, one steady beat on the grid.',
  },
  advanced: {
    why: 'A fraction of a beat is heard as a flam against each part that stays. And what Live snaps to bars, such as a loop, a locator or an exported stem, cuts these clips {ms} ms beside their own line.',
    tryThis: [
      'Zoom in on the copies: one slip shifts all of them by the same amount, a clip that is too long shifts each by more.',
      'Select all shifted clips from bar {bar} on, on all of their tracks, and move them together: then they keep their places to one another.',
    ],
    listenFor: 'Which part you count with in bar {bar}.',
  },
}
