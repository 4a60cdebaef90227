import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'This is a place on a map, and no mark: your song uses {chords} chords, half of the pop songs {popFrom} to {popTo}, half of the rock songs {rockFrom} to {rockTo}. Great songs stand on both sides of that. Few chords leave the story to sound, rhythm and voice; many tell it themselves.',
    tryThis: [
      'Pick two songs that you love and count their chords, up to the second chorus.',
      'Ask of your own song: what changes when the chords do not?',
    ],
    listenFor: 'Whether you wait for a new chord, or do not miss one.',
  },
  intermediate: {
    why: 'How many chords a song has says less than how they are spread: {chords} chords can go round in one loop throughout, or one of them can be kept for a single section.',
    tryThis: [
      'Write the chords of each section in a row, and mark those that only one section has.',
      'In a copy, give one section a chord that no other has, or take one away that is everywhere.',
    ],
    listenFor: 'Whether you could tell verse and chorus apart by the chords alone.',
  },
  advanced: {
    why: 'The number counts roots and thirds, so it is blind to sevenths, inversions and voicing, where much of the colour of soul and house lies. And lengths in beats depend on how a tempo is written: 70 BPM and 140 BPM may be one song. Compare with songs whose beat you count as you count yours.',
    tryThis: [
      'Keep the {chords} roots and change what stands above them: another bass, a ninth, a third left out.',
      'Double the length of each chord in one section, so that the same chords move at half the pace.',
    ],
    listenFor: 'How much of what you call a chord is its voicing.',
  },
}
