import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Louder nearly always sounds better at first. With so much gain you cannot tell whether the compression helps.',
    tryThis: ['Switch Makeup off.', 'Turn Output until on and off are equally loud.', 'Now compare.'],
    listenFor: 'The shape of the sound rather than its size.',
  },
  intermediate: {
    why: 'Makeup already adds what it guesses from threshold and ratio; Output adds up to {db} dB on top. On and off then differ in loudness, and the louder one tends to sound better, whatever the compression does.',
    tryThis: [
      'Makeup off, then Output until on and off are equally loud: do you still prefer it on?',
      'If so, leave it like that and take the track’s fader up by what is missing now.',
    ],
    listenFor: 'What lies between the loud notes: decay, breath, room. That is what compression itself brings up.',
  },
  advanced: {
    why: 'The estimate assumes full-scale input; on quiet material it overshoots by several dB and drives what follows.',
    tryThis: ['Check the level into the next non-linear device.'],
    listenFor: 'Saturation that comes with the compressor.',
  },
}
