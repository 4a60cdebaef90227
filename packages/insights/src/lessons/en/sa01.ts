import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Drive makes a sound louder as well as dirtier. Louder often wins at first, so it is hard to tell whether you like the dirt.',
    tryThis: ['Turn Output down until on and off are equally loud.', 'Now decide how much Drive you want.'],
    listenFor: 'The colour alone.',
  },
  intermediate: {
    why: 'A drive of {db} dB raises the quiet sounds by nearly as much, so on and off differ in loudness before you hear any colour. What follows in the chain gets that level too.',
    tryThis: [
      'Output down to −{half} dB as a start, then by ear until on and off are equally loud: do you still want that much Drive?',
      'If a compressor comes after it, look at its meter again: it may have been working because of the level.',
    ],
    listenFor: 'Thickness in the middle, rather than size.',
  },
  advanced: {
    why: 'The curve sets how level grows: with Analog Clip, loud signals gain little and quiet ones nearly the full drive, so the difference depends on the part.',
    tryThis: ['Match by loudness over a whole phrase, not by peaks.'],
    listenFor: 'Noise floor between the notes.',
  },
}
