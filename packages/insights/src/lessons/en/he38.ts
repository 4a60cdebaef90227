import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '“{part}” has notes there, but nothing of them is in the file that was exported from it.',
    tryThis: ['Solo “{part}” in Live and play these bars.', 'If it sounds, export again; if not, look at its devices.'],
    listenFor: 'Whether you miss it in the song at all.',
  },
  intermediate: {
    why: 'A part can lose its sound on the way: a mute, a closed filter, a fader that is automated down, a plug-in or a sample that was not found.',
    tryThis: [
      'Follow the meters of “{part}” from the instrument to the fader in these bars.',
      'Look at its volume and filter automation there.',
    ],
    listenFor: 'The first device behind which the meter stays still.',
  },
  advanced: {
    why: 'Exports of single tracks are taken behind the mixer: sends, resampling and side-chains that feed from a muted source can leave one silent.',
    tryThis: [
      'Freeze the track: what the freeze holds is what the export takes.',
      'Compare the date of the export with the set’s.',
    ],
    listenFor: 'The same bars in an earlier export.',
  },
}
