import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Places like the Trash, Downloads or the Desktop get tidied sooner or later. When the file goes, the clip stays, but it is silent.',
    tryThis: ['File ▸ Collect All and Save, now.', 'Leave all choices on Yes, and press OK.'],
    listenFor: 'Nothing changes in the sound. The project has its own copies from now on.',
  },
  intermediate: {
    why: 'The set keeps the address of a sample. A file in a temporary folder, on a removable disk or in the Trash can go without any warning, and Live will only say so the next time you open the set.',
    tryThis: [
      'File ▸ Collect All and Save copies these files into the project.',
      'Before you drag a download in next time, put it into your User Library or a sample folder.',
    ],
    listenFor: 'Open the set again: no orange line about missing media.',
  },
  advanced: {
    why: 'The path matches a folder that the system or a sync client may empty or evict. An evicted cloud file still has its name, but reading it blocks until it is downloaded, which can also cause drop-outs.',
    tryThis: [
      'Collect now; then look at File ▸ Manage Files ▸ Manage Set ▸ Locate for what is left.',
      'For cloud folders, mark the samples as always available offline.',
    ],
    listenFor: 'Drop-outs on the first play after start: a sign of files that are fetched on demand.',
  },
}
