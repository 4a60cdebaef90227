import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '“{one}” and “{other}” are neighbours down low. If both are made bigger in the same place, they add up there and push everything else down.',
    tryThis: [
      'Switch the boost on “{one}” off, and listen. Then that one on and the other off.',
      'Keep the version in which you can tell the two apart.',
    ],
    listenFor: 'Whether you can tell the two apart with your eyes closed.',
  },
  intermediate: {
    why: 'Two boosts around {hz} Hz add up to more than either, and a limiter or compressor on the mix reacts to the sum. With one owner for that band both are easier to hear.',
    tryThis: [
      'Switch off the boost on “{one}”, then the one on “{other}” instead, at the same loudness: which of them needs {hz} Hz more?',
      'Or keep both, and let one duck under the other by 3–6 dB.',
    ],
    listenFor: 'The level on the main meter for the same loudness.',
  },
  advanced: {
    why: 'Whether they sum or cancel depends on phase at each hit, which changes from note to note. Tuning the kick to the key makes it steadier.',
    tryThis: [
      'Look at the kick’s fundamental and the most frequent bass note, and separate them by a fourth or more.',
      'Check with polarity of one of them flipped.',
    ],
    listenFor: 'Hits that are weaker on certain bass notes.',
  },
}
