import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'When most parts sit on one side, the music leans. On headphones one ear gets tired, and the other one waits.',
    tryThis: ['Choose one of the parts that are panned.', 'Move it to the same place on the other side.'],
    listenFor: 'Close your eyes: is the middle of the music in front of you?',
  },
  intermediate: {
    why: 'Balance left to right is heard over time, so two parts that take turns can answer each other from both sides. What leans is a sum that never gets an answer.',
    tryThis: [
      'Pair parts of the same register: hats 20R, shaker 20L.',
      'Or move the loudest panned part halfway to the centre.',
    ],
    listenFor: 'The centre of the picture in the busiest eight bars.',
  },
  advanced: {
    why: 'The mean is weighted by how many bars a part plays and not by its loudness, which a set doesn’t hold. High parts place themselves more sharply than low ones, so a single bright part can outweigh two dull ones.',
    tryThis: ['Compare left and right RMS over a section of the export; within 1 dB reads as level.'],
    listenFor: 'Swapped channels: the picture should be a mirror, not a different mix.',
  },
}
