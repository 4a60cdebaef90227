import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Just before bar {bar} everything is silent for a moment. The listener goes on counting, and the first beat of the new section answers.',
    tryThis: [
      'Play from four bars before bar {bar}, and tap through the silence.',
      'Drag one clip across the silence, listen again, and undo.',
    ],
    listenFor: 'Whether your tap and the first beat of bar {bar} fall together.',
  },
  intermediate: {
    why: 'After a silence nothing covers the first beat of bar {bar}, and the listener’s own count leads to it. At {bpm} BPM one beat of silence lasts {beatMs} ms, a whole bar {barSeconds} s; the longer it is, the more easily the count is lost.',
    tryThis: [
      'Make the silence before bar {bar} half as long, then twice as long, and keep the one through which you still count.',
      'Send the last sound before it into a long reverb or delay: does the tail fill the hole, or make the arrival larger?',
    ],
    listenFor: 'Whether the first beat of bar {bar} falls where you expect it.',
  },
  advanced: {
    why: 'Silence in all parts is the largest contrast that a form has. What rings on from reverbs and delays decides whether it is heard as a hole or as a held breath.',
    tryThis: [
      'Play the stop once with the tails cut (automate the returns or the effects’ outputs), and once with the tails ringing.',
      'Give smaller arrivals a smaller sign, a fill or a rest of one part, so that the stop stays the largest.',
    ],
    listenFor: 'What still sounds in the silence, and for how long.',
  },
}
