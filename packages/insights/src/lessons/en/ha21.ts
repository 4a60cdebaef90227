import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Two chords can be joined in many ways. A note that belongs to both can stay where it is, while the others move to the nearest note of the new chord. Or the whole hand jumps. Close moves sound calm and connected, jumps sound like blocks.',
    tryThis: [
      'Loop bar {bar}: {chordBefore} goes to {chordAfter}.',
      'Move single notes of the second chord up or down an octave until each lies near a note of the first, and compare.',
    ],
    listenFor: 'Whether you hear one sound that changes, or two sounds one after the other.',
  },
  intermediate: {
    why: 'The path of each note through a progression is called voice leading. In bar {bar} {chordBefore} moves to {chordAfter}. What both chords share can be held; the rest moves by a step or two. The chords are the same, only their inversions differ.',
    tryThis: [
      'Copy the clip, and give each chord the inversion that is nearest to the one before. Leave the roots to the bass.',
      'Keep the jump in one place: the first chord of a new section.',
    ],
    listenFor: 'The top note of each chord: it is heard as a melody, whether you wrote one or not.',
  },
  advanced: {
    why: 'Efficient voice leading minimises the sum of all moves (Tymoczko 2011). Chords that move in one shape do the opposite: they give up independence for a colour, as in Debussy, in house stabs and in sampled chords.',
    tryThis: [
      'Take {chordBefore} to {chordAfter}: write every inversion of the second chord, add up the semitones, and choose the smallest sum.',
      'Then break it once, where the song is fullest, with a jump of all voices.',
    ],
    listenFor: 'How much harder the jump lands after close moves than after other jumps.',
  },
}
