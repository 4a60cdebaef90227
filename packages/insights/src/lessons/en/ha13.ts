import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'One part holds {low} while the other holds {high}, the key right beside it. Two neighbouring notes that are held sound rough: that can be spice, or a slip.',
    tryThis: [
      'Solo the two parts and loop the longest of these places.',
      'Move one of the two notes by a key, or leave it out, and compare.',
    ],
    listenFor: 'Whether the rub sounds meant.',
  },
  intermediate: {
    why: '{low} and {high} lie next to each other and sound together for {longest} beats, the longest of {times} places. So close, they beat; the same two notes an octave apart are an interval that many chords hold.',
    tryThis: [
      'Move {low} up an octave: the semitone becomes a major seventh. Then move {high} up instead: that is a minor ninth, and sharper.',
      'Or shorten one of the two, so that they meet for half a beat ({halfBeatMs} ms).',
    ],
    listenFor: 'The beating in the held notes, and how much of it is left.',
  },
  advanced: {
    why: 'As written, the fundamentals of {low} and {high} beat {hertz} times a second, and each pair of overtones adds its own beating. A suspension earns the rub: one of the notes was there before, and moves on by step.',
    tryThis: [
      'See which of the two was there first. If it goes on by step, let it do so a beat later, then a beat earlier.',
      'Close an Auto Filter on the brighter of the two: what goes away was overtones.',
    ],
    listenFor: 'Which of the two parts the ear takes for the wanderer.',
  },
}
