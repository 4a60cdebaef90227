import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'When most parts sit on one side, the music leans. On headphones one ear gets tired, and the other one waits.',
    tryThis: [
      'Move “{part}” from {pan} to the same place on the other side, {mirror}.',
      'Listen for eight bars, and put it back if the picture was better before.',
    ],
    listenFor: 'Close your eyes: is the middle of the music in front of you?',
  },
  intermediate: {
    why: 'Balance left to right is heard over time, so two parts that take turns can answer each other from both sides. By pan and by bars, “{part}” at {pan} weighs most on the fuller side.',
    tryThis: [
      'Move “{part}” from {pan} to {mirror} for eight bars, then halfway to the centre, then back.',
      'Turn your headphones round: a level picture stays level.',
    ],
    listenFor: 'The centre of the picture in the busiest eight bars.',
  },
  advanced: {
    why: 'The mean is weighted by how many bars a part plays and not by its loudness, which a set doesn’t hold. High parts place themselves more sharply than low ones, so a single bright part can outweigh two dull ones.',
    tryThis: ['Compare left and right RMS over a section of the export; within 1 dB reads as level.'],
    listenFor: 'Swapped channels: the picture should be a mirror, not a different mix.',
  },
}
