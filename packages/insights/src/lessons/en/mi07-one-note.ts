import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Most of your notes belong to one scale. {note} does not, and you play it {times} times: that is more likely a colour than a slip of the finger.',
    tryThis: [
      'Click on the first place in the list and listen.',
      'In a copy move each {note} there by a semitone, listen, and undo.',
    ],
    listenFor: 'What the passage loses without it.',
  },
  intermediate: {
    why: 'One note from outside that comes {times} times colours the key. With a neighbour from the key, a semitone away, at the same moment it rubs; alone it only shades.',
    tryThis: [
      'At the first place of {note} in the list, switch it off with the 0 key, play, and switch it on again.',
      'Then move it by a semitone into the key and compare: if the passage goes pale, the colour is yours; if it relaxes, the rub was in the way.',
    ],
    listenFor: 'Whether the place sounds like another key, or like yours with a shade.',
  },
  advanced: {
    why: 'A foreign pitch that keeps coming back is mixture of modes or a mode of its own rather than passing chromaticism. It can also mean that a passage stands in another key than I read.',
    tryThis: [
      'Hold the home note over the passage: if it still fits, {note} is a colour; if it does not, the home has moved.',
      'Let {note} go on by step in one place and by leap in another, and compare.',
    ],
    listenFor: 'Whether {note} wants to resolve or is at rest.',
  },
}
