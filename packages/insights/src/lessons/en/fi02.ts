import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Places like the Trash, Downloads or the Desktop get tidied sooner or later. When the file goes, the clip stays, but it is silent.',
    tryThis: ['File ▸ Collect All and Save, now.', 'Leave all choices on Yes, and press OK.'],
    listenFor: 'Nothing changes in the sound. The project has its own copies from now on.',
  },
  intermediate: {
    why: 'The set keeps only the address of a sample. Desktop and Downloads are tidied some day, the Trash and temporary folders are emptied, and Live says so only when you open the set again.',
    tryThis: [
      'File ▸ Collect All and Save copies these files into the project.',
      'Before you drag a download in next time, put it into your User Library or a sample folder.',
    ],
    listenFor: 'Open the set again: no orange line about missing media.',
  },
  advanced: {
    why: 'Beside the path Live keeps size and checksum of a file, so a search can find it where it was moved to, but not once it is deleted. Where a cloud service holds the Desktop, an evicted file keeps its name, and reading it waits for a download, which can cause drop-outs.',
    tryThis: [
      'Collect now; then look at File ▸ Manage Files ▸ Manage Set ▸ Locate for what is left.',
      'If a service syncs this folder, mark the samples as always available offline until they are collected.',
    ],
    listenFor: 'Drop-outs on the first play after start: a sign of files that are fetched on demand.',
  },
}
