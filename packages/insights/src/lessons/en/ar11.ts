import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Most listeners feel music in groups of four bars. A change in between surprises them, which can be lovely, once in a while.',
    tryThis: ['Move one entry to the next four-bar line.', 'Listen to both versions.'],
    listenFor: 'Does it feel like a surprise or like a stumble?',
  },
  intermediate: {
    why: 'Regular phrases let the ear predict, so that a single irregular one stands out. If most are irregular, none does.',
    tryThis: [
      'Align the section starts to 8 bars from the first downbeat.',
      'Keep one early entry, the one that you like best.',
    ],
    listenFor: 'Where your foot expects the change.',
  },
  advanced: {
    why: 'Pickups, overlaps and tails of samples also move clip edges off the line, without anybody hearing a change there. Odd forms (5, 6, 7 bars) have their own grid.',
    tryThis: ['Look at the density curve instead: are its steps on the lines?'],
    listenFor: 'Hypermetre: strong and weak bars.',
  },
}
