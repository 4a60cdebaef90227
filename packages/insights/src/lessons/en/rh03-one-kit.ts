import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Swing means that every second note comes a little late. Two drums of one kit do it differently here, so their small notes fall {ms} ms apart.',
    tryThis: [
      'In the clip select the hits of the drum that swings, quantise them to eighths or sixteenths, whichever swing, and play.',
      'Undo, play again, and keep the one that you like.',
    ],
    listenFor: 'Whether the beat loses its roll or gains a punch.',
  },
  intermediate: {
    why: 'Two drums of one kit stand at {swung} % and {straight} %, so their late notes fall {ms} ms apart. A straight kick under swung hats is a feel of its own; where both mean the same hit, it is heard as a flam.',
    tryThis: [
      'Select the hits of the straighter drum between the beats, switch the grid off (Ctrl+4, or Cmd+4 on a Mac) and drag them later until they meet the other drum: do the two lock, or do you miss the friction?',
      'Undo, and quantise the drum that swings instead: three versions of one beat to choose from.',
    ],
    listenFor: 'Off-beats: one hit or two?',
  },
  advanced: {
    why: 'A groove from the pool moves all notes of a clip alike, so it cannot bring the drums of one clip together: the drum that is meant to follow has to be moved, or taken to a clip of its own.',
    tryThis: [
      'Extract the chain of the straighter drum to a track of its own and give its clip the groove of the other at 50 and at 100 %.',
      'Keep {straight} % for kick and bass and compare with all drums at {swung} %.',
    ],
    listenFor: 'Which drum the ear takes for the grid.',
  },
}
