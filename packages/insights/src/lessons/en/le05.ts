import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Kick and bass live next door. If both are made bigger in the same place, they add up there and push everything else down.',
    tryThis: ['Keep the boost on one of them.', 'Move the other one higher, or switch it off.'],
    listenFor: 'Whether you can tell kick and bass apart with your eyes closed.',
  },
  intermediate: {
    why: 'Two boosts at 60 Hz add up to more than either, and a limiter reacts to the sum. Giving each its own band makes both sound larger.',
    tryThis: [
      'Choose an owner for each band: kick 50–60 Hz, bass 80–110 Hz, or the other way round.',
      'Or keep one band and let the bass duck by 3–6 dB on each kick.',
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
