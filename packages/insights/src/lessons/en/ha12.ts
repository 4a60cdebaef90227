import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'This melody leaves out the two notes that clash most easily. That is why it fits over nearly every chord you play.',
    tryThis: ['Play the melody over another chord loop of the same key.', 'It will fit there, too.'],
    listenFor: 'How calm it stays while the chords change.',
  },
  intermediate: {
    why: 'Without semitones there is no sharp friction, so the melody can ignore the chords and still sound right. One note from outside the five, at one place, will stand out like a light.',
    tryThis: [
      'At the top of the chorus, use one of the two missing notes, long.',
      'Let the chords do the moving while the melody stays.',
    ],
    listenFor: 'The new colour at that one place.',
  },
  advanced: {
    why: 'A pentatonic line over functional harmony divorces melody from chords (Temperley, Nobile): tension comes from the relation of two layers, not from resolution inside the line.',
    tryThis: [
      'Use the pentatonic of another degree over the same chords: on the fifth, or the second, for added colours.',
    ],
    listenFor: 'Which chord tones the line happens to avoid.',
  },
}
