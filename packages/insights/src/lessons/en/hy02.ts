import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Colours let you find a part without reading.',
    tryThis: ['Right-click a track and choose a colour: one for drums, one for bass, one for harmony.'],
    listenFor: 'How fast you find the snare.',
  },
  intermediate: {
    why: 'The same colours in all sets train your eye.',
    tryThis: ['Right-click ▸ Assign Track Color to Clips.', 'Save it as your template.'],
    listenFor: 'Sections become visible from afar.',
  },
  advanced: {
    why: 'Push and other controllers light their pads in these colours, and scenes and clips can have their own: a second layer of meaning on the same grid.',
    tryThis: ['Colour tracks by role.', 'Give clips of one section the same brightness, so that the form shows.'],
    listenFor: 'On stage or in a hurry: how often you still read a name before you press.',
  },
}
