import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'These sounds are made softer twice: on their own faders and again on the group’s. It works, but the faders leave little room for fine moves down there.',
    tryThis: [
      'Double-click the group’s fader: it goes back to 0 dB.',
      'Select the tracks inside and pull one down: they move together.',
    ],
    listenFor: 'The same balance as before, with faders in the middle of their way.',
  },
  intermediate: {
    why: 'A fader is finest around 0 dB. Two stages far down mean that a small movement makes a large step, and that effects on the group get less level than they were set for.',
    tryThis: [
      'Note the group’s level, reset it to 0 dB, and take the same amount off its tracks.',
      'Or raise the tracks and keep the group as the one control; check thresholds on the group’s devices either way.',
    ],
    listenFor: 'Whether compressors on the group react differently.',
  },
  advanced: {
    why: 'In float the order of gains costs no quality; only level-dependent devices between the two stages hear a difference. The group’s trim is a good place for a mix-wide move.',
    tryThis: ['If the group holds dynamics, keep its input constant and trim behind it with Utility.'],
    listenFor: 'Gain reduction on the group before and after.',
  },
}
