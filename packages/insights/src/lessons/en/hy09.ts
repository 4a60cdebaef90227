import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'You hear it on your speakers, but the export of the main output does not have it.',
    tryThis: [
      'Under Audio To, choose Main (Master in older versions).',
      'If it is a click or a reference song, leave it.',
    ],
    listenFor: 'The exported file: is the part there?',
  },
  intermediate: {
    why: 'An external output goes past the devices of the main track as well, so nothing there, such as a limiter, touches this sound, and the export of the main track does not have it.',
    tryThis: [
      'Set Audio To to Main (Master in older versions), play the loudest bar, and check that the main meter stays below 0 dB.',
      'Leave what is a click, a cue or a reference.',
    ],
    listenFor: 'Level of the part against the rest after the change.',
  },
  advanced: {
    why: 'For hardware summing, record the return on its own track, and export that.',
    tryThis: ['Export with real-time rendering if external devices are in the path.'],
    listenFor: 'Latency of the hardware path.',
  },
}
