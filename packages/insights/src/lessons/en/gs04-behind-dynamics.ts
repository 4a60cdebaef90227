import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The main fader comes last. Turned down by {db} dB it makes the result that much softer, but {device} still gets everything as loud as before.',
    tryThis: [
      'Double-click the main fader to put it back to 0 dB, and turn your speakers down instead.',
      'Listen to the fullest place: is it as you want it?',
    ],
    listenFor: 'Whether the loud hits are still hits, or pressed flat by {device}.',
  },
  intermediate: {
    why: 'The fader takes {db} dB away after {device} has done its work: the drive stays, only the loudness goes. {device} works as hard as its input says, and a fader after it cannot undo that.',
    tryThis: [
      'Set the main fader to 0 dB and turn down the volume of your interface or headphones instead: is this the level that you want in the export?',
      'Then put a Utility before {device}, take {db} dB off there, and watch its gain reduction. What changes besides the level is what the drive did.',
    ],
    listenFor: 'The hits: do they get their edge back, or does the glue go that you wanted?',
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
