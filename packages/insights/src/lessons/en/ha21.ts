import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'From chord to chord the notes of this part hardly move, and in most moves one stays where it is. So you hear one sound that changes its colour, and not one chord after another.',
    tryThis: [
      'Loop the place where {chordBefore} goes to {chordAfter}. Move the second chord up an octave, compare, and undo.',
      'Sing the highest note of each chord in turn: is it a tune?',
    ],
    listenFor: 'Which note stays, and which one moves.',
  },
  intermediate: {
    why: 'In {moves} moves a note goes, in semitones, {semitones} on average: each voice goes to what lies near, so the ear follows the voices more than the chords.',
    tryThis: [
      'In a copy set the chords of one pass in root position and compare: the same chords, and large jumps.',
      'Look at the top notes of {chordBefore} and {chordAfter}, and change one of them so that the row of top notes becomes a tune.',
    ],
    listenFor: 'The top note of each chord: it is heard as a melody, whether you wrote one or not.',
  },
  advanced: {
    why: 'Efficient voice leading keeps the sum of all moves small (Tymoczko 2011); here a note goes {semitones} on average, in semitones. So little motion leaves the large gestures free for the form.',
    tryThis: [
      'Let one inner voice move against the others from {chordBefore} to {chordAfter}.',
      'Where the song is fullest, let all voices jump into one chord, and go on closely from there.',
    ],
    listenFor: 'What the voices do when the chord changes, and what is left of it where they jump.',
  },
}
