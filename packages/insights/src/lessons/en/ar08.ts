import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'There is no right length. What matters is whether you want to hear it again when it ends.',
    tryThis: [
      'Pick one song that you love and that does what yours should do.',
      'Write down how long it is and when its biggest part comes.',
      'Compare with yours.',
    ],
    listenFor: 'The place where your thoughts wander: that is where to cut, or to add.',
  },
  intermediate: {
    why: 'Where music is played shapes its length: a DJ needs time at both ends to blend, a film needs what the picture needs, and in a playlist another song is waiting.',
    tryThis: [
      'Decide where it will be heard, then compare with three references from there.',
      'If you need two lengths, save a copy as the long version and cut the other.',
    ],
    listenFor: 'The time until the first full section.',
  },
  advanced: {
    why: 'Proportion is felt more than duration: where the high point lies, and how long the way there takes. The conventions in this check are only the widest common ones.',
    tryThis: ['Note the place of the climax as a share of the whole, here and in your references.'],
    listenFor: 'Form at one glance: two thirds up, one third down, or otherwise.',
  },
}
