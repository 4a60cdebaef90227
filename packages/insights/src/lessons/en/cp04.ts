import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A frozen track plays a recording of itself. It saves your computer work, and its notes and devices cannot be changed meanwhile.',
    tryThis: ['Right-click the track and choose Unfreeze when you want to edit it.'],
    listenFor: 'It should sound the same both ways.',
  },
  intermediate: {
    why: 'Freezing also makes a set portable: anyone who lacks the plug-in still hears the part.',
    tryThis: ['Flatten when you are sure: it becomes plain audio.', 'Keep a save from before.'],
    listenFor: 'Random or free-running modulation: the freeze has kept one take of it.',
  },
  advanced: {
    why: 'The freeze file holds the signal before the mixer, so volume, pan and sends still work; sidechains from a frozen track stay in place, into it they are printed.',
    tryThis: ['Refreeze after a change of tempo.'],
    listenFor: 'Tails at the end of clips.',
  },
}
