import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '“4-Audio 0017” will not tell you next year that it was the good take.',
    tryThis: ['Rename the track before you record: the file gets its name.'],
    listenFor: 'The take that you use: rename that clip now.',
  },
  intermediate: {
    why: 'Files take the track’s name at the moment of recording. Renaming clips later does not rename files.',
    tryThis: ['Rename files in Live’s browser: Live keeps the link.', 'Name by part and take: “Vox verse”.'],
    listenFor: 'Unused takes: File ▸ Manage Files lists them.',
  },
  advanced: {
    why: 'Names survive in stems, in clearance lists and when a set breaks.',
    tryThis: [
      'Name the tracks of your template, so that each take is named as it is recorded.',
      'For the takes that you have: rename them in Live’s browser, where links are kept.',
    ],
    listenFor: 'Takes that turn out to be the same part: solo them before you name them.',
  },
}
