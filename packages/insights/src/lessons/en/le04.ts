import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'If everybody raises their voice in the same place, no one is heard better.',
    tryThis: ['Choose the part that leads there, and keep its boost.', 'Switch the others’ boosts off.'],
    listenFor: 'Whether the leading part comes forward.',
  },
  intermediate: {
    why: 'Sounds in the same half octave hide each other. A boost on all {parts} changes the tone of the mix, but not which of them comes forward.',
    tryThis: [
      'Keep the boost on the part that leads there and switch the others off: does it come forward, or does the mix lose colour?',
      'If it loses colour, the whole wanted the boost: one small one on their group does the same.',
    ],
    listenFor: 'The leading part at low volume.',
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
