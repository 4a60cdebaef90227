import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Drive makes a sound louder as well as dirtier. Louder always wins at first, so you cannot tell whether you like the dirt.',
    tryThis: ['Turn Output down until on and off are equally loud.', 'Now decide how much Drive you want.'],
    listenFor: 'The colour alone.',
  },
  intermediate: {
    why: 'Matched level tells what the device does, and keeps the rest of the chain at the level that it was set for.',
    tryThis: [
      'Output at about minus half of the Drive as a start, then by ear.',
      'Check the compressor after it: it may have been working because of the level.',
    ],
    listenFor: 'Thickness in the middle, rather than size.',
  },
  advanced: {
    why: 'The curve sets how level grows: with Analog Clip, loud signals gain little and quiet ones nearly the full drive, so the difference depends on the part.',
    tryThis: ['Match by loudness over a whole phrase, not by peaks.'],
    listenFor: 'Noise floor between the notes.',
  },
}
