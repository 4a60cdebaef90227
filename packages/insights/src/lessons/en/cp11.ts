import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A knob named “Macro 3” tells you nothing tomorrow.',
    tryThis: ['Click the name under the knob, Ctrl+R (Cmd+R on a Mac), type what it does.'],
    listenFor: 'Turn it once to find out what that is.',
  },
  intermediate: {
    why: 'Named macros make a preset an instrument of your own: you play “Dirt” and “Distance” instead of parameters.',
    tryThis: [
      'Name by effect rather than by device: “Brighter”, not “Cutoff”.',
      'Set their ranges so that every position is usable.',
    ],
    listenFor: 'The two ends of each knob.',
  },
  advanced: {
    why: 'Names travel to automation lanes, to Push and to control surfaces.',
    tryThis: ['Store three macro variations (Live 11 and later): start, build, peak.'],
    listenFor: 'Jumps between variations.',
  },
}
