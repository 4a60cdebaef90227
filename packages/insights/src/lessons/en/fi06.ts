import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Your song uses two copies of the same sound. It plays fine, but if you tidy up one folder, one of the clips goes silent.',
    tryThis: [
      'File ▸ Collect All and Save puts what the song needs into its own folder.',
      'Keep one copy in your library.',
    ],
    listenFor: 'Both copies in turn: if they do not sound alike, one was edited, and you want to keep that one.',
  },
  intermediate: {
    why: 'A set remembers each file by its address. Copies arise when packs are installed twice, when a project is copied, or when downloads are sorted later.',
    tryThis: [
      'Choose the copy that lies in your library.',
      'File ▸ Manage Files ▸ Manage Set: replace the other one by it.',
    ],
    listenFor: 'Open the set after tidying: no line about missing media.',
  },
  advanced: {
    why: 'Checksum and size agree, which identifies a file for all practical purposes; Live’s own search for missing files uses the same marks. Sets on other disks may still refer to either copy.',
    tryThis: ['Deduplicate with links instead of deleting, if several sets use both.'],
    listenFor: 'Loading time of the set with one copy in memory instead of two.',
  },
}
