import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'This compressor listens to “{source}” so that “{part}” makes room for it. But it only acts on what is louder than its Threshold, and that stands at the top: nothing gets over it.',
    tryThis: [
      'Play “{source}” and “{part}” together, and lower Threshold until the meter moves with each hit.',
      'Switch the device off and on while both play.',
    ],
    listenFor: 'How “{source}” comes through when “{part}” steps back for a moment.',
  },
  intermediate: {
    why: 'At this setting “{source}” reaches the detector and never the threshold, so “{part}” plays as if the sidechain were off. Who listens is set up; only how far is missing.',
    tryThis: [
      'Loop the bar in which “{source}” is loudest and lower Threshold until 4 to 6 dB of reduction show on its hits.',
      'Then set Release so that the meter is back at rest just before the next hit.',
    ],
    listenFor: 'Whether “{source}” is clearer with both faders where they are.',
  },
  advanced: {
    why: 'The detector sees “{source}” at the level of its tap: behind the mixer its fader counts, ahead of it, it does not. Only peaks above full scale could cross this threshold.',
    tryThis: [
      'Listen to the key itself with the headphone switch of the sidechain section, and set Threshold some 10 dB below its peaks.',
      'If the two hardly meet in frequency, try the filter of the sidechain first: a duller key ducks on the low hit alone.',
    ],
    listenFor: 'Reduction that follows the hits, and none between them.',
  },
}
