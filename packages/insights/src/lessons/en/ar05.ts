import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Names make the form visible, and you can jump from part to part.',
    tryThis: [
      'Click where a part begins, then Create ▸ Add Locator.',
      'Call it Intro, Verse, Drop, whatever you say yourself.',
    ],
    listenFor: 'Jump between two parts and compare them directly.',
  },
  intermediate: {
    why: 'Locators can be launched by key or MIDI, help a collaborator, and show at a glance where two parts are unequal in length.',
    tryThis: [
      'One for each section that you hear; four to ten are enough.',
      'Use them as start points for loop practice.',
    ],
    listenFor: 'Sections that you cannot name: they may be looking for a job.',
  },
  advanced: {
    why: 'Names also tell this report what your sections are; until then it cuts where the playing tracks change and labels by letters.',
    tryThis: ['Add lengths to the names: “Build 8”.'],
    listenFor: 'Proportions: section lengths side by side.',
  },
}
