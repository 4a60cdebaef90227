import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Each distortion adds new overtones, also to the overtones that the last one made. First it gets bright, then fizzy.',
    tryThis: ['Switch them off one at a time.', 'Keep the one that gives the character.'],
    listenFor: 'A fizz like sand at the top.',
  },
  intermediate: {
    why: 'Stages in a row multiply: each distorts the overtones that the one before made. What lies between them decides what the next one gets to work on.',
    tryThis: [
      'Switch them off one at a time, at the same loudness: which one makes the character, and which only fizz?',
      'If all are to stay, put an EQ between two of them and cut above 6 kHz before the next stage.',
    ],
    listenFor: 'Notes that lose their pitch.',
  },
  advanced: {
    why: 'Intermodulation grows with order: chords suffer before single notes do. Splitting bands before the non-linearity keeps lows from modulating highs.',
    tryThis: ['Drive mids only, 200 Hz to 3 kHz, and add the rest clean.'],
    listenFor: 'Difference tones under two-note chords.',
  },
}
