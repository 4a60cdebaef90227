import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Some effects ask a lot of the computer. Freezing a track keeps its sound and gives that work back.',
    tryThis: [
      'Right-click the track’s title ▸ Freeze Track.',
      'To change something later: right-click ▸ Unfreeze Track.',
    ],
    listenFor: 'Nothing changes in the sound; the crackles go.',
  },
  intermediate: {
    why: 'Convolution reverbs, spectral effects, physical models and the Complex warp modes work hardest. A few frozen tracks give much of that back, and you can still mix them.',
    tryThis: [
      'Open the performance view of the mixer: it shows the load track by track.',
      'Freeze from the top of that list; flatten when you are sure.',
      'Replace the same long reverb on several tracks by one on a return.',
    ],
    listenFor: 'Clean playback at your recording buffer size.',
  },
  advanced: {
    why: 'Load is per core: devices in one chain run in series on one thread, so a single deep chain can overload while the average is low. A set holds no measurement; the order here comes from kinds of devices.',
    tryThis: [
      'Split a deep chain over two tracks by routing, so that two cores share it.',
      'Turn oversampling and hi-quality modes on for export only.',
    ],
    listenFor: 'Drop-outs that follow one track’s clips: that is its chain.',
  },
}
