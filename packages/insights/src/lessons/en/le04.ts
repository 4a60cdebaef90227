import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'If everybody raises their voice in the same place, no one is heard better.',
    tryThis: [
      'Choose the part that leads there, and keep its boost.',
      'Switch the boosts of the others off, “{part}” first if it is not the one.',
    ],
    listenFor: 'Whether the leading part comes forward.',
  },
  intermediate: {
    why: 'Sounds in the same half octave hide each other. A boost on all {parts} changes the tone of the mix, but not which of them comes forward.',
    tryThis: [
      'Switch the boost on “{part}” off ({db} dB, the largest), then the others one by one: which part do you miss?',
      'Keep the boost on that one. If you miss all, the whole wanted it: one small boost on a group of these parts does the same.',
    ],
    listenFor: 'Which part comes forward when the others step back.',
  },
  advanced: {
    why: 'Critical bands are about a third of an octave above 500 Hz, so half an octave is a cautious overlap. Masking depends on level, which the set does not hold, and on time, which it does: these parts play together.',
    tryThis: [
      'Sidechained dynamic EQ: the follower dips only while the leader plays.',
      'Compare summed boosts at the bus: three times +4 dB is +4 dB for the band.',
    ],
    listenFor: 'Intelligibility rather than brightness.',
  },
}
