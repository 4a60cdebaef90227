import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'This setting makes everything quiet loud and everything loud quiet. One part jumps forward with it; with several, they all push.',
    tryThis: ['Choose the part that should lead.', 'On the others, turn Amount to 30.'],
    listenFor: 'Depth: some parts in front, some behind.',
  },
  intermediate: {
    why: 'At full strength it raises whatever is soft in every band, at all times. Two such parts leave each other few gaps, and depth between them gets lost.',
    tryThis: [
      'Choose the part that leads. On the others turn Amount to 30 %, match the loudness: does depth come back?',
      'If you miss their brightness, leave only the high band on there.',
    ],
    listenFor: 'Reverb and noise that come up with it.',
  },
  advanced: {
    why: 'Upward compression raises whatever lies 30–40 dB down, including reverb and crosstalk, and shifts the spectral balance towards flat. Crossovers of the device also turn phase around 88 Hz and 2.5 kHz in the default.',
    tryThis: ['Time at 200–400 % for a slower grip.', 'Compare spectra of both tracks before and after.'],
    listenFor: 'Masking between the two after level matching.',
  },
}
