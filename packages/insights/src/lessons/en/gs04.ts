import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The main fader comes last. Turning it down makes the end result softer, but the effects on the main track still get everything as loud as before.',
    tryThis: [
      'Select all tracks and groups in the mixer.',
      'Drag one fader down: all follow.',
      'Double-click the main fader to put it back to 0 dB.',
    ],
    listenFor: 'The loudness is the same, but a limiter or compressor on the main track may sound more relaxed.',
  },
  intermediate: {
    why: 'Levels above 0 dB inside Live do no harm by themselves. But a limiter on the main track works as hard as its input says, and the fader after it cannot undo that.',
    tryThis: [
      'Lower all groups by the amount of the trim and set the main fader to 0 dB.',
      'Look at the gain reduction of the limiter before and after.',
    ],
    listenFor: 'Drums that get their edge back.',
  },
  advanced: {
    why: 'A post-device trim is fine as a monitor control or for a fade; as level control it hides how hard the bus processing is driven, and presets for glue or saturation then sit at another point of their curve than they were made for.',
    tryThis: [
      'Use a Utility as first device of the main track for a trim, or the Preview/Cue level for listening.',
      'For a fade-out, automate a Utility before the limiter.',
    ],
    listenFor: 'The knee of the bus compressor at the new level: it may need its threshold moved by the same amount.',
  },
}
