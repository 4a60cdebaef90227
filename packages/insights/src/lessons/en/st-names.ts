import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A set that explains itself is one that you come back to. In a month you will still know which track is which.',
    tryThis: ['Save these names and colours as your template: File ▸ Save Live Set as Template.'],
    listenFor: 'How fast you find a part in this set, compared with an older one.',
  },
  intermediate: {
    why: 'Names and colours cost seconds while writing and save minutes while mixing. They also travel: stems, frozen files and exports take the track’s name.',
    tryThis: [
      'Keep one colour for each role in all your sets: your eye learns it.',
      'Assign Track Color to Clips (right-click a track) makes the arrangement readable from afar.',
    ],
    listenFor: 'Whether you look at names less and less: then the colours work.',
  },
  advanced: {
    why: 'Roles here are read from device, sample, name and range; a clear name settles most doubts, so everything that this report says about roles is surer for it.',
    tryThis: ['Use the # sign in a name for a running number: “# Pad” stays right when tracks move.'],
    listenFor: 'Exports with All Individual Tracks: the file names are ready for a mixing engineer.',
  },
}
