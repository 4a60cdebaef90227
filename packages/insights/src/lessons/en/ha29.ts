import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The row begins on {chord} and ends on {chordBefore}, {chords} chords in all. Where it ends decides whether it rests or asks to go on.',
    tryThis: [
      'Stop before {chordBefore}, the last chord, and sing what you expect.',
      'Play the row twice without a break and listen to the step from {chordBefore} to {chord}.',
    ],
    listenFor: 'Whether {chordBefore} rests or asks for more.',
  },
  intermediate: {
    why: 'From {chord} to {chordBefore} each move has a character: roots a step apart slide, a third apart they keep most notes, a falling fifth pulls. Their order gives the row its direction.',
    tryThis: [
      'Swap two neighbours and hear what becomes of the direction.',
      'End on another chord than {chordBefore}: once on one that closes, once on one that asks to go on.',
    ],
    listenFor: 'Which notes two neighbours share, and whether they stay in one voice.',
  },
  advanced: {
    why: 'Chords that do not go round are heard as a sentence: {chordBefore} is its end, and each chord before can promise that end or put it off.',
    tryThis: [
      'Break off before {chordBefore} and go back to {chord}: now the return is the goal.',
      'Hold one voice through the whole row and let the others move around it.',
    ],
    listenFor: 'Where you first know how it will end.',
  },
}
