import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The file is quiet, and that is no fault: {roomDb} dB stay free for mastering. Only if you want to upload it as it is will it sound softer than others.',
    tryThis: [
      'Going to a mastering engineer? Leave it like this.',
      'Uploading it yourself? Raise it with a Limiter on the main track.',
    ],
    listenFor: 'Nothing yet: level is not quality.',
  },
  intermediate: {
    why: 'Mixing engineers hand over at about this level, so that the next person has room to work.',
    tryThis: ['Check that no limiter holds the mix back while you mix.', 'Write down the loudness that you hand over.'],
    listenFor: 'Whether the mix stands without the limiter.',
  },
  advanced: {
    why: 'Headroom in 24 bits or float costs nothing; the noise floor lies far below.',
    tryThis: [
      'Export 24 or 32 bits, without dither, for mastering.',
      'Keep the crest that you have: it is what mastering works with.',
    ],
    listenFor: 'Transients at monitoring level.',
  },
}
