import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '{chord} and {chordBefore} take turns: away and back, like breathing. With two chords you can choose which of them feels like home.',
    tryThis: [
      'Stop the song on {chord}, then on {chordBefore}: which stop sounds finished?',
      'Stay on {chordBefore} for one turn longer, once.',
    ],
    listenFor: 'Whether {chord} feels like coming back after the longer wait.',
  },
  intermediate: {
    why: 'A turn lasts {seconds} seconds, and with two chords much of what tells home from away lies outside the harmony: which of them opens a section, and on which the melody rests.',
    tryThis: [
      'Set Live’s loop to one turn, then move it so that {chordBefore} comes first: does home move with it?',
      'In the last turn before a section put a third chord in the place of {chordBefore}, once.',
    ],
    listenFor: 'Whether that one chord makes the return of {chord} larger.',
  },
  advanced: {
    why: 'Two chords that go to and fro are a shuttle. Unless one of them is the dominant of the other, function is weak, and voice leading, register and the groups of bars carry the form.',
    tryThis: [
      'Write the nearest way from {chord} to {chordBefore}: common notes stay, the others go by step. Then write the widest.',
      'Keep the bass of {chord} under both for one section: the shuttle becomes a pedal point.',
    ],
    listenFor: 'Which voice you follow from chord to chord.',
  },
}
