import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '“7-Audio” tells you nothing next month.',
    tryThis: [
      'Click the first track and press Ctrl+R (Cmd+R on a Mac).',
      'Type a name, press Tab for the next one. Two minutes, and you are done.',
    ],
    listenFor: 'While you name them, listen to each one alone: a good review.',
  },
  intermediate: {
    why: 'Names go into stems, frozen files and recordings, and a collaborator reads them first. This report, too, reads roles from names.',
    tryThis: ['Name by role first: “Bass mid”, “Pad wide”.', 'Use # for the track’s number.'],
    listenFor: 'Two tracks with the same job.',
  },
  advanced: {
    why: 'A name raises the certainty of a role here from about 0.5, by note range, to 0.85 and more, so rules that depend on roles get quieter and more exact.',
    tryThis: [
      'Name the five parts that carry the song, and open the set here again.',
      'Put names into your template and record onto named tracks.',
    ],
    listenFor: 'Compare the two reports: which findings went, and which roles did names correct?',
  },
}
