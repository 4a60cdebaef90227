import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'You compare your song with this one. But here the other song goes through your effects as well, so it no longer sounds as it does at home.',
    tryThis: [
      'On the reference track, set Audio To to Ext. Out.',
      'Turn it down until it is about as loud as your song.',
    ],
    listenFor: 'The low end and the loudness of the drums: those change most.',
  },
  intermediate: {
    why: 'A finished record has been limited already. Through a second limiter it loses peaks, and an EQ on the main track moves the target that you aim at.',
    tryThis: [
      'Reference ▸ Audio To ▸ Ext. Out, or all your own tracks into one group that carries the chain.',
      'Match loudness by ear before you compare; a louder one always seems better.',
    ],
    listenFor: 'The same bar of both, at the same loudness.',
  },
  advanced: {
    why: 'With a pre-main group for your own parts the main track stays clean, the reference bypasses all processing, and meters on the main track read both the same way.',
    tryThis: [
      'Match integrated loudness within 0.5 LU over the same kind of section, then switch with solo mapped to a key.',
    ],
    listenFor: 'Spectral tilt and crest, one at a time.',
  },
}
