import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'This effect waits for another track to play. If that track is gone or switched off, it may wait for ever.',
    tryThis: ['Open the sidechain section of the device.', 'Choose the source again in Audio From.'],
    listenFor: 'The sound ducks on each hit again.',
  },
  intermediate: {
    why: 'A silent trigger is a good trick, but it should be silent by its output, not by its activator: then it stays a reliable source.',
    tryThis: [
      'For a ghost kick: track on, Audio To ▸ Sends Only.',
      'Tap it Pre FX, so that its fader does not matter.',
    ],
    listenFor: 'The same ducking with the trigger’s activator on and off.',
  },
  advanced: {
    why: 'Deleting a source track turns its routing into No Input; an id that points nowhere comes from copying between sets. A source on its own track makes an ordinary compressor with a longer path.',
    tryThis: ['For its own track switch Sidechain off; the internal detector sees the same signal.'],
    listenFor: 'Latency differences between tap points.',
  },
}
