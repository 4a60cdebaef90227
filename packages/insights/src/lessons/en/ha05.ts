import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'This chord borrows one note from outside so that it can lean towards the next chord. For a moment that next chord feels like a small home.',
    tryThis: ['Play the chord and stop before the next one.', 'Now play on.'],
    listenFor: 'The relief when the next chord arrives.',
  },
  intermediate: {
    why: 'Any major or minor chord of the key can have a dominant of its own, a fifth above it. Its major third is mostly the note from outside: it lies a semitone below the root that it leads to. Where the goal is IV, that note belongs to the key, and the seventh is the one from outside.',
    tryThis: [
      'Put one before another chord: for a goal of A minor play E7.',
      'Give the melody the note from outside and let it rise by its semitone.',
    ],
    listenFor: 'The semitone upwards into the new chord.',
  },
  advanced: {
    why: 'A tonicisation lasts as long as its goal is not confirmed. Chained secondary dominants move round the circle of fifths; with a tritone substitute the same pull comes from a semitone above.',
    tryThis: [
      'Precede it with its own ii: a small ii–V into the goal.',
      'Replace it by the dominant seventh a tritone away and keep the goal.',
    ],
    listenFor: 'Guide tones: third and seventh change roles as the roots fall by fifths.',
  },
}
