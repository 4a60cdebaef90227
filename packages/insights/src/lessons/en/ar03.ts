import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Ears stop noticing a sound that does not change. You need nothing new: taking something away is a change, too.',
    tryThis: ['Switch “{part}” off for four bars from bar {middle} on.', 'Play it from eight bars before.'],
    listenFor: 'The moment where the part returns.',
  },
  intermediate: {
    why: '{bars} bars pass without a change. Repetition sets up an expectation, and something small that breaks it is enough: an octave, a filter, a hit that is left out.',
    tryThis: [
      'Take “{part}” out for four bars from bar {middle} on, and play across both edges: do you notice more when it leaves, or when it returns?',
      'Undo it, leave out only its last beat in every eighth bar, and compare.',
    ],
    listenFor: 'Where your attention wanders, and what brings it back.',
  },
  advanced: {
    why: 'What counts as the same here are notes and places in samples. Movement by automation, follow actions, probability or inside plug-ins is not seen, so minimal and ambient music can be livelier than this says.',
    tryThis: [
      'Automate one parameter as slowly as the stretch is long: a filter over all {bars} bars.',
      'Use layers with odd loop lengths (3 against 4) for change without new material.',
    ],
    listenFor: 'Change at two time scales at once.',
  },
}
