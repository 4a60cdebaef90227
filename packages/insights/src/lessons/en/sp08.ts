import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Each echo is nearly as loud as the one before, so they pile up. At 100 % they never end.',
    tryThis: ['Turn Feedback to 50 %.', 'Turn it up for one bar only, where you want the wave.'],
    listenFor: 'Whether the echoes are gone before the next part.',
  },
  intermediate: {
    why: 'At {feedback} % an echo is hardly softer than the one before, so one note rings on for dozens of repeats or without end, and the export gets a long tail. As a gesture that is wonderful; left standing, it fills the mix.',
    tryThis: [
      'Set Feedback to 50 % for eight bars, then back: what do you miss, and what do you hear again?',
      'Automate it: up for the last beat of a phrase, then back. A Limiter after it catches the wave.',
    ],
    listenFor: 'Level of the tail after the last note.',
  },
  advanced: {
    why: 'At 90 % a repeat loses 0.9 dB, so it takes some 65 repeats to fall by 60 dB. Filters inside the loop shape every pass and decide where it builds up.',
    tryThis: ['Narrow the loop’s filter: high-pass 300 Hz, low-pass 4 kHz.'],
    listenFor: 'Resonance at the loop’s own frequency with short times.',
  },
}
