import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'From bar {bar} on, the “one” of these clips seems to fall on another beat than Live’s “one”. By ear that can be just right; the click and the bar numbers then no longer help you.',
    tryThis: [
      'Switch the metronome on and play around bar {bar}: does its “one” meet yours?',
      'If it does not and you did not mean it, move the clips to the next bar line and compare.',
    ],
    listenFor: 'Where you feel the bar begin.',
  },
  intermediate: {
    why: 'Two things look like this: a beat or half a bar more that moved everything after it, or a pattern that was turned against the parts that stayed. In the first the music counts on and only Live’s ruler is off; in the second you hear the turn.',
    tryThis: [
      'Play around bar {bar} with the metronome: if all parts moved together, insert a change of time signature there, and Live counts along again.',
      'If some parts stayed, move a copy of the turned clips back to the bar line and compare.',
    ],
    listenFor: 'Which part you count with in bar {bar}.',
  },
  advanced: {
    why: 'A shift by whole beats turns the beat around: accents fall on other places, while harmony and form may keep theirs. And what Live snaps to bars, such as a loop, a locator or an exported stem, falls into the middle of these bars.',
    tryThis: [
      'Select all shifted clips from bar {bar} on, on all of their tracks, and move them together: then they keep their places to one another.',
      'Keep a turned beat where you can say which part it turns against, and let that part hold the old one.',
    ],
    listenFor: 'Whether bar {bar} sounds like a turn or like a longer bar.',
  },
}
