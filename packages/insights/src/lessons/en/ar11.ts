import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Most listeners feel music in groups of four bars. A change in between surprises them, which can be lovely, once in a while.',
    tryThis: ['Move one entry to the next four-bar line.', 'Listen to both versions.'],
    listenFor: 'Does it feel like a surprise or like a stumble?',
  },
  intermediate: {
    why: 'Regular phrases let the ear predict, so that a single irregular one stands out. Where most entries come beside the lines, none of them stands out.',
    tryThis: [
      'Move the entry of bar {bar} to the nearest four-bar line, play across it, and undo: does it arrive there, or lose its edge?',
      'Keep the early or late entry that you like best, and move one or two others to the lines around it.',
    ],
    listenFor: 'Where your foot expects the change.',
  },
  advanced: {
    why: 'Pickups, overlaps and tails of samples also move clip edges off the line, without anybody hearing a change there. Odd forms (5, 6, 7 bars) have their own grid.',
    tryThis: ['Look at the density curve instead: are its steps on the lines?'],
    listenFor: 'Hypermetre: strong and weak bars.',
  },
}
