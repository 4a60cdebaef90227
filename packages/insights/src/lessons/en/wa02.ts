import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Beats mode cuts a sound into pieces at its hits. “{track}” plays long notes, and there these cuts may be heard as little stumbles.',
    tryThis: [
      'Click the clip, choose Complex as warp mode, and play a long note.',
      'Try Texture as well, and keep the smoothest.',
    ],
    listenFor: 'Smoothness on the long notes.',
  },
  intermediate: {
    why: 'Beats expects hits: it keeps the pieces between them and fills the rest with gaps or repeats. On held notes, taken from {own} to {played} BPM, that can be heard as a flutter.',
    tryThis: [
      'Loop one long note of “{track}” and switch from Beats to Complex, then to Texture with a Grain Size of about 100: keep the smoothest.',
      'If you like the stutter, stay in Beats and set Preserve to 1/16: then it is in time.',
    ],
    listenFor: 'Clicks or a flutter at a steady rate.',
  },
  advanced: {
    why: 'Slices are looped or gapped to fill the new length; on held tones that is amplitude modulation at the slice rate. As a stutter it is an effect worth keeping.',
    tryThis: ['Compare Preserve 1/16 with Transients before you give up Beats.'],
    listenFor: 'Sidebands around held notes.',
  },
}
