import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'From bar {bar} to bar {to} nothing plays. A listener takes that for the end, and may be gone when bar {to} is over.',
    tryThis: [
      'Play across the place from a few bars before it.',
      'If it is left over: select the bars and delete the time (Edit ▸ Delete Time).',
    ],
    listenFor: 'Whether you wait for something or think that it is over.',
  },
  intermediate: {
    why: 'A pause works as long as the beat goes on in the listener’s mind, which is a bar or two. After that the tempo is lost, and what follows begins like a new piece.',
    tryThis: [
      'Select bars {bar} to {to}, choose Edit ▸ Delete Time, and play across the join: does the song go on, or do two pieces meet? Undo it if two pieces meet.',
      'If two pieces share this set, give each a set of its own, or locators that say so.',
    ],
    listenFor: 'Where you lose the beat.',
  },
  advanced: {
    why: 'Silence inside a form is its strongest accent. It needs a frame: what stops, how long by the bar lines, and what breaks it. Without one it is heard as a fault of the file.',
    tryThis: [
      'Frame it: end on a strong beat, and come back on one, a whole number of bars later.',
      'Compare with a general pause that you know, and count its beats.',
    ],
    listenFor: 'Whether the first beat after it falls where your foot expects it.',
  },
}
