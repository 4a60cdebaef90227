import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A send copies a part to a return track, where the reverb or delay is. While the return is silent, none of that reaches your ears.',
    tryThis: [
      'Turn the return track on, or bring its fader up to 0 dB.',
      'Play, and turn the send down until you just notice the effect.',
    ],
    listenFor: 'The part gets its echo or room back.',
  },
  intermediate: {
    why: 'The sends say that an effect was wanted here. Either the return was silenced to compare, and stayed so, or the sends are left over.',
    tryThis: ['Turn the return on and decide by ear.', 'If you prefer the song without it, take the sends down.'],
    listenFor: 'Whether the parts sit together better with the shared space.',
  },
  advanced: {
    why: 'A return with its fader down still costs processing, and a stem export of returns holds silence.',
    tryThis: ['Switch the return on, or remove it with its sends before you export stems.'],
    listenFor: 'Stems of returns that hold sound.',
  },
}
