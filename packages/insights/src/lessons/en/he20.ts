import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The tail of this kick has a note of its own, and it rubs against the key.',
    tryThis: ['Transpose the clip by one semitone up or down.', 'Or shorten its tail, so that no note is heard.'],
    listenFor: 'Kick and bass together: one sound, or two.',
  },
  intermediate: {
    why: 'A long kick is a bass note. On the home note or the fifth it locks with the bass line.',
    tryThis: ['Try the home note of the key first, then the fifth.', 'Tune by ear with the bass playing.'],
    listenFor: 'Beating between kick and bass.',
  },
  advanced: {
    why: 'Pitched tails of 80 ms and more are heard as tones. Tuning matters most where kick and bass overlap.',
    tryThis: ['Tune to tonic or fifth within 10 cents, or gate the tail below 60 ms.', 'Check again after saturation.'],
    listenFor: 'The beat frequency in the first 100 ms.',
  },
}
