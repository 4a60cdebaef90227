import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The shortest of your loops lasts {beats} beats, and none of them lasts whole bars of Live. Together they can still be right: then only Live’s bar lines, grid and click fall beside the music.',
    tryThis: [
      'Play the song with the metronome on: does its “one” meet yours?',
      'Count the beats from one start of the shortest loop to the next.',
    ],
    listenFor: 'Whether you miss the click when it is off.',
  },
  intermediate: {
    why: 'Where no part keeps the bar, nothing drifts against it: Live’s ruler lies beside the music. Snapping, launching and bar numbers then help less than they could.',
    tryThis: [
      'Count along with the shortest loop: if it is a bar of your music, set the time signature to that many beats.',
      'If the loops are recordings of whole bars, the tempo of the set may be off instead: move it until a loop fills whole bars, with Warp off on the recordings.',
    ],
    listenFor: 'Whether the click says “one” together with the loops.',
  },
  advanced: {
    why: 'A period is felt as polymetre only against another that is sure of itself. Loops of one length, or of multiples of it, are plain metre under another ruler; loops of unrelated lengths are phases without a centre.',
    tryThis: [
      'Decide which it is: let one part keep the bar for a minute and hear whether the others pull against it or fall apart.',
      'If all share a length, let time signature or tempo follow it.',
    ],
    listenFor: 'What you count when no drum tells you.',
  },
}
