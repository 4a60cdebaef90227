import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'You told Live a scale, and your clips play other notes. As long as that stays so, highlighted keys and scale tools help you into a different key.',
    tryThis: [
      'Open the scale chooser in the control bar.',
      'Set it to the key that is named here, and look whether your notes fall on the highlighted rows.',
    ],
    listenFor: 'Nothing changes in the sound: the scale is only a guide, until you use Fit to Scale.',
  },
  intermediate: {
    why: 'Scale-aware devices and Fit to Scale use the chosen scale. With a different one, they would bend notes that are right as they are.',
    tryThis: [
      'Select all clips and set the scale in the clip view: it is stored per clip.',
      'Where only one clip disagrees, it may be the one to look at.',
    ],
    listenFor: 'Scale-aware devices: an arpeggiator or a Chord device that plays other notes than you expect.',
  },
  advanced: {
    why: 'The setting gives one scale for the set or clip; music with mixture or modulation has several. The share outside is weighted by duration, so a few long foreign notes count more than a fast run.',
    tryThis: ['For a section in another key, set the scale of its clips only.'],
    listenFor: 'Whether the notes outside belong to one section: then it is a modulation, and both are right.',
  },
}
