import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'In bar {bar} everything else has ended, and what is left runs on for {bars} bars. If that is the rest of a recording, or a loop drawn too far, it will be in your export.',
    tryThis: [
      'Play from two bars before bar {bar} and decide where the song ends.',
      'Cut the clip there, and give it a short fade.',
    ],
    listenFor: 'The moment from which nothing new comes.',
  },
  intermediate: {
    why: 'An outro of one part or two is heard for as long as something changes in it. {bars} bars are a long time for that; what trails on takes the weight from the last strong moment.',
    tryThis: [
      'Split “{part}” where the song ends for you (Ctrl+E, or Cmd+E on a Mac), switch the rest off with 0, and play across: is anything missing? If it is, let another part come back there.',
      'Select the bars of the song that you mean before you export: Live fills Render Start and Render Length in from the selection.',
    ],
    listenFor: 'Whether the end is an end or a fade of attention.',
  },
  advanced: {
    why: 'Where a song ends is part of its form: the last section balances the first. A tail of {bars} bars shifts the proportions, for listeners and for anything that reads the file.',
    tryThis: [
      'Compare the length of the tail with the intro’s.',
      'If you mean it, shape it: thin it out, filter it, or let its harmony come home.',
    ],
    listenFor: 'Which bar you would call the last.',
  },
}
