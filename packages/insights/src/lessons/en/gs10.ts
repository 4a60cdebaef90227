import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'These sounds are made softer twice: on their own faders and again on the group’s. It works, but down there a small push of a fader is a large step.',
    tryThis: [
      'Put a Utility at the end of the devices of “{part}”, and set its Gain to −{db} dB.',
      'Double-click the group’s fader: it goes back to 0 dB, and all sounds as before.',
    ],
    listenFor: 'The same loudness, with a group fader that moves finely again.',
  },
  intermediate: {
    why: 'A fader is finest around 0 dB; far down a small movement makes a large step, on the group and on its tracks alike. Nothing is lost in quality, only in fine control.',
    tryThis: [
      'Put a Utility last on “{part}” with Gain at −{db} dB and the group’s fader at 0 dB: it sounds the same, and the fader is fine again.',
      'If the tracks in it stand too low as well, raise them all by 6 dB and take 6 dB more off in the Utility; compressors on the group then get more level.',
    ],
    listenFor: 'The same balance, and after the second step whether compressors on the group react differently.',
  },
  advanced: {
    why: 'In float the order of gains costs no quality; only level-dependent devices between the two stages hear a difference. The group’s trim is a good place for a mix-wide move.',
    tryThis: ['If the group holds dynamics, keep its input constant and trim after it with Utility.'],
    listenFor: 'Gain reduction on the group before and after.',
  },
}
