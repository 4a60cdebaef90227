import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'All notes of a chord go the same way here, as a hand does that jumps. Where two chords share a note, it can stay while the others come to it: that sounds calm and connected, a jump sounds like blocks.',
    tryThis: [
      'Loop the place where {chordBefore} goes to {chordAfter}.',
      'Move single notes of the second chord up or down an octave until each lies near a note of the first, and compare.',
    ],
    listenFor: 'Whether you hear one sound that changes, or two sounds one after the other.',
  },
  intermediate: {
    why: 'From {chordBefore} to {chordAfter} all notes go one way. What both chords share could stay and the rest move by a step or two: the same chords, in another inversion.',
    tryThis: [
      'Copy the clip and give each chord the inversion that is nearest to the one before. Leave the roots to the bass.',
      'Keep the jump in one place: the first chord of a new section.',
    ],
    listenFor: 'The top note of each chord: it is heard as a melody, whether you wrote one or not.',
  },
  advanced: {
    why: 'Chords that move in one shape give up independent voices for a colour, as in Debussy, in house stabs and in sampled chords. Efficient voice leading does the opposite: it makes the sum of all moves small (Tymoczko 2011).',
    tryThis: [
      'Take {chordBefore} to {chordAfter}: write every inversion of the second chord, add up the semitones, and choose the smallest sum.',
      'Then break it once, where the song is fullest, with a jump of all voices.',
    ],
    listenFor: 'How much harder the jump lands after close moves than after other jumps.',
  },
}
