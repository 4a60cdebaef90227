import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A set does not contain its sounds: it remembers where they are. If you move the folder, change computer or send the project to somebody, the sounds that lie elsewhere stay behind.',
    tryThis: ['File ▸ Collect All and Save.', 'Leave all choices on Yes, and press OK.'],
    listenFor: 'Nothing changes in the sound. Now the project folder is complete.',
  },
  intermediate: {
    why: 'Live stores a path for each sample. Files inside the project are found relative to it, wherever the folder goes; external ones only by their full path, which differs on the next computer or disk.',
    tryThis: [
      'File ▸ Collect All and Save copies the external files into Samples/Imported.',
      'Files from Packs are usually left out: anyone who opens the set needs the Pack.',
      'File ▸ Manage Files ▸ Manage Set shows the list before and after.',
    ],
    listenFor: 'Move the folder for a test: the set opens without an orange line about missing files.',
  },
  advanced: {
    why: 'RelativePathType 1 in the file reference: neither project, library nor Pack. Live also stores size and checksum, so a search can find a moved file, but only where it may look.',
    tryThis: [
      'Collect at milestones rather than at every save: each project gets its own copy of each sample.',
      'For a shared sample disk, keep one path on all machines and collect only for hand-over.',
    ],
    listenFor: 'Disk use before and after: a collected project can grow by gigabytes with multisamples.',
  },
}
