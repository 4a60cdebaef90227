import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A fade begins in bar {bar}, and the sound stops in bar {last}, before the fade has led anywhere. A listener expects it to go on, and then it is gone.',
    tryThis: [
      'Play from bar {bar} to two bars after bar {last}.',
      'Drag the end of the clips a few bars further, and play it again.',
    ],
    listenFor: 'Whether the end in bar {last} sounds meant or broken off.',
  },
  intermediate: {
    why: 'A fade announces where it is going: into silence, or up to a full level that lasts. In bar {last} the clips under the fader of “{part}” end before that, so the ear gets a cut where the line promises a slope.',
    tryThis: [
      'Drag the clips past the end of the line, or end the line before bar {last} is over; play both from bar {bar}.',
      'If you mean the cut, place it on a bar line and let a reverb or a hit mark it.',
    ],
    listenFor: 'The last beat of bar {last}: does it fade, stop, or break off?',
  },
  advanced: {
    why: 'Automation needs sound under it. After bar {last} the line shapes nothing but tails of effects on the same track, and those of plug-ins and releases do not show in the set.',
    tryThis: [
      'Listen to what rings after bar {last}: release, echo and reverb may finish the fade by themselves.',
      'If they do not, loop the last bars of the clips to the end of the line.',
    ],
    listenFor: 'Whether level or only colour is left when the clips end.',
  },
}
