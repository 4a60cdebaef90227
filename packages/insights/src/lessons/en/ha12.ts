import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Few notes are used here, and the others are left out. What is left out cannot clash, so these fit over nearly everything.',
    tryThis: ['Play the same notes over another chord loop of the same key.', 'They will fit there, too.'],
    listenFor: 'How calm it stays whatever else changes.',
  },
  intermediate: {
    why: 'With few notes there is little friction, so a line can ignore the chords and still sound right. One note from outside, at one place, will stand out like a light.',
    tryThis: [
      'At the fullest place, use one of the missing notes, long.',
      'Let chords, rhythm or sound do the moving while the notes stay.',
    ],
    listenFor: 'The new colour at that one place.',
  },
  advanced: {
    why: 'A line on few notes divorces melody from chords (Temperley, Nobile): tension comes from the relation of two layers, not from resolution inside the line.',
    tryThis: ['Use the same few notes from another degree, the fifth or the second, for added colours.'],
    listenFor: 'Which tones it happens to avoid.',
  },
}
