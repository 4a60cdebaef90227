import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Louder nearly always sounds better at first. With so much gain you cannot tell whether the compression helps.',
    tryThis: ['Switch Makeup off.', 'Turn Output until on and off are equally loud.', 'Now compare.'],
    listenFor: 'The shape of the sound rather than its size.',
  },
  intermediate: {
    why: 'Makeup estimates from threshold and ratio, not from the sound. Setting Output by hand keeps the level that the rest of the chain expects.',
    tryThis: ['Makeup off, Output by ear or by meter.', 'Then the fader stays where it was.'],
    listenFor: 'Level on and off.',
  },
  advanced: {
    why: 'The estimate assumes full-scale input; on quiet material it overshoots by several dB and drives what follows.',
    tryThis: ['Check the level into the next non-linear device.'],
    listenFor: 'Saturation that comes with the compressor.',
  },
}
