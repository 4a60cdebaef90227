import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '“Final 2” feels clear today. Next year you will open three files to find the one you meant.',
    tryThis: [
      'Save as: the song’s name, then v01, v02, v03.',
      'Add two words about what changed: “Tide v03 new drop”.',
    ],
    listenFor: 'Open last month’s version by its name alone: did you pick the right one?',
  },
  intermediate: {
    why: 'Numbers with a leading zero sort in order of time. A word about the change tells you where to go back to, and “final” is then a name for one export only.',
    tryThis: [
      'Keep all versions in the same project folder: samples are shared.',
      'Before each large change: File ▸ Save Live Set As…, next number.',
    ],
    listenFor: 'How quickly you find last week’s chorus.',
  },
  advanced: {
    why: 'Live also keeps recent saves in the Backup folder with date and time; those are states, while numbered versions are decisions. Given a whole project folder, I can show how the song grew through both.',
    tryThis: ['Name exports after the set that they come from: “Tide v07 master 1”.'],
    listenFor: 'Whether each version number still has its export.',
  },
}
