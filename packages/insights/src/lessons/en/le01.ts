import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Many sounds carry a low rumble that no one notices on its own. Several of them together make the bottom cloudy.',
    tryThis: [
      'Put EQ Eight on the track and switch on band 1.',
      'Choose the first shape (low cut) and drag it to the right until the sound gets thin.',
      'Go back a little.',
    ],
    listenFor: 'The bass and the kick with this part on and off.',
  },
  intermediate: {
    why: 'A 12 dB/octave cut below the lowest note of a part leaves the part alone and frees headroom. Where there is no low content, it does nothing at all.',
    tryThis: [
      'Look at the analyser of EQ Eight first: is there anything below 100 Hz?',
      'If yes, Low Cut 12 dB, a third below the lowest note.',
    ],
    listenFor: 'Warmth: if the part gets cold in the mix, the cut is too high.',
  },
  advanced: {
    why: 'Cuts shift phase near their corner and can raise peaks; layered parts that are cut alike may add up differently. Cut what is measured, rather than by habit.',
    tryThis: ['Measure the share of energy below 80 Hz of the stem.', 'Use a gentle shelf where a steep cut is heard.'],
    listenFor: 'Transients of guitars and keys with steep cuts near their fundamental.',
  },
}
