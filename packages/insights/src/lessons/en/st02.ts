import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Wide means that left and right differ. On a phone or in many clubs both are added, and what differs can disappear: with a bass, that is the weight.',
    tryThis: ['Put Utility at the end of the track.', 'Switch Bass Mono on, 120 Hz.'],
    listenFor: 'Press Mono on the main track’s Utility: the bass should stay as loud.',
  },
  intermediate: {
    why: '{device} can make left and right of “{part}” differ, even up to opposite. Summed to mono that cancels, and in a low part it is the weight that goes.',
    tryThis: [
      'Put a Utility after {device} and press Mono for eight bars: do single notes get thin? If not, leave all as it is.',
      'If they do: Mono off, Bass Mono on, at 120 Hz. The width above stays.',
    ],
    listenFor: 'Single notes that drop out in mono.',
  },
  advanced: {
    why: 'Modulated delays give a comb whose notches move; at 100 Hz a delay of 5 ms between channels is half a period, so the sum cancels fully at the extreme of the modulation.',
    tryThis: [
      'Measure correlation below 120 Hz on the bounced part.',
      'Crossover slopes of 24 dB or more keep the clean chain clean.',
    ],
    listenFor: 'Level of the fundamental over one modulation cycle in mono.',
  },
}
