import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The main fader is the very last thing before your speakers and your export. If it makes the sound louder there, nothing after it can catch the peaks.',
    tryThis: [
      'Double-click the fader of the main track: it jumps back to 0 dB.',
      'If it is too quiet now, turn up your speakers, or raise all tracks together.',
    ],
    listenFor: 'The same song, a little softer, and a main meter that stays out of the red.',
  },
  intermediate: {
    why: 'Devices on the main track come before its fader. A limiter with a ceiling of −0.3 dB followed by a fader at +2 dB gives peaks of +1.7 dB, and those clip in the exported file.',
    tryThis: [
      'Set the main fader to 0 dB.',
      'Get the level back before or inside the limiter: its Gain, or the groups.',
      'Check the peak on the main meter.',
    ],
    listenFor: 'Loud hits that used to crackle in the export.',
  },
  advanced: {
    why: 'Live computes in 32-bit float, so +2 dB only clips where the signal becomes fixed point: at the converter and in a 16- or 24-bit file. A 32-bit export survives it, every player after it does not.',
    tryThis: [
      'Main fader at 0 dB, level in the limiter’s Gain, or in its Threshold when Maximize is on.',
      'If the fader is automated as a fade, move that to a Utility before the limiter.',
    ],
    listenFor: 'Peaks above 0 dBFS in a 32-bit export: measure it once and you know.',
  },
}
