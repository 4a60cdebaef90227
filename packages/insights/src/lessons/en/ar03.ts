import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Ears stop noticing a sound that does not change, often after 8 to 16 bars. You need nothing new for it: taking something away is a change, too.',
    tryThis: [
      'Mute the drums for the third eight bars.',
      'Let the bass come back one bar later than everything else.',
      'Play it from eight bars before.',
    ],
    listenFor: 'The moment where the part returns.',
  },
  intermediate: {
    why: 'Repetition sets an expectation, and a change every eight bars rewards it. Small ones are enough: an octave, a filter, a missing kick.',
    tryThis: [
      'Mark each eighth bar in this stretch.',
      'At each mark change one thing: mute, fill, filter, octave, new hat.',
      'Keep one mark for something larger.',
    ],
    listenFor: 'Whether you look at the clock less.',
  },
  advanced: {
    why: 'What counts as the same here are notes and places in samples. Movement by automation, follow actions, probability or inside plug-ins is not seen, so minimal and ambient music can be livelier than this says.',
    tryThis: [
      'Replace one parameter’s automation by something slower than the stretch: a 24-bar filter.',
      'Use layers with odd loop lengths (3 against 4) for change without new material.',
    ],
    listenFor: 'Change at two time scales at once.',
  },
}
