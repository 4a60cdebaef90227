import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'This compressor listens to “{source}” so that “{part}” makes room for it. But its Threshold stands at the top, where nothing gets over it, or its Ratio is 1, which changes nothing.',
    tryThis: [
      'Play “{source}” and “{part}” together. Set Ratio to 4 if it is at 1, and lower Threshold until the meter moves with each hit.',
      'Switch the device off and on while both play.',
    ],
    listenFor: 'How “{source}” comes through when “{part}” steps back for a moment.',
  },
  intermediate: {
    why: 'At this setting “{source}” reaches the detector and sets nothing off, so “{part}” plays as if the sidechain were off. The source is chosen; only the depth is missing.',
    tryThis: [
      'Loop the bar in which “{source}” is loudest and with a ratio of about 4:1 lower Threshold until 4 to 6 dB of reduction show on its hits.',
      'Then set Release so that the meter is back at rest just before the next hit.',
    ],
    listenFor: 'Whether “{source}” is clearer with both faders where they are.',
  },
  advanced: {
    why: 'The detector sees “{source}” at the level of its tap: after the mixer its fader counts, ahead of it, it does not. Only peaks above full scale can cross a threshold at 0 dB, and at 1:1 no threshold matters.',
    tryThis: [
      'Listen to the key itself with the headphone switch of the sidechain section, and set Threshold some 10 dB below its peaks.',
      'Cut the highs of the key with the EQ of the sidechain section, so that only its low hits duck.',
    ],
    listenFor: 'Reduction that follows the hits, and none between them.',
  },
}
