import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The tops of the wave are cut flat in {tops} places: what was louder than the file can hold is gone. It sounds like crackle or a hard edge.',
    tryThis: [
      'Look at the main track while the loudest part plays: does the meter turn red?',
      'Pull all faders down together, or the main fader, until it stays green.',
      'Bounce again.',
    ],
    listenFor: 'The loudest bars on headphones, quiet and loud.',
  },
  intermediate: {
    why: 'Flat tops come from a fader above zero in front of the export, from a clipper, or from a device that clips inside.',
    tryThis: [
      'Find the first place in the chain where the level tops out, from the main track backwards.',
      'If a clipper does it on purpose, check that it works on the hits you chose, and not all the time.',
    ],
    listenFor: 'Whether the drums gain weight or only lose their edge.',
  },
  advanced: {
    why: 'Clipping below full scale happened before the last gain; at full scale it happened in the export. Hard clipping aliases unless oversampled.',
    tryThis: [
      'Null the bounce against one with the main chain off to hear what was cut.',
      'If the style wants it, clip single groups with oversampling, not the sum.',
    ],
    listenFor: 'Intermodulation on sustained bass under the drums.',
  },
}
