import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Many notes on “{track}” start between the beats and are still sounding when the beat comes. You expect a hit there and get none, and that gap invites you to move.',
    tryThis: [
      'Solo the part for eight bars and tap your foot; then let the others in. Did you tap with them?',
      'Quantise a copy of the clip to quarter notes, compare, and go back to yours.',
    ],
    listenFor: 'Your own foot: it taps where no note starts.',
  },
  intermediate: {
    why: 'The ear expects a hit on the beat; a note that begins before it and holds over takes its place. {share} % of what “{track}” plays is of this kind, so it needs another part to say where the beat is.',
    tryThis: [
      'Solo “{track}” for eight bars and tap along, then let the others in: if your foot wandered, they carry the beat, and a bar without them will be heard.',
      'In a copy, quantise the last bar of a phrase to quarter notes: the pattern that comes back after it feels fresh.',
    ],
    listenFor: 'Which other part says where the beat is.',
  },
  advanced: {
    why: 'The {share} % follow from metrical weights; accents and timing are not counted. Interlocking, where two parts take turns with the strong places, often matters more than the amount in each.',
    tryThis: [
      'Put the onsets of this part and of the bass, or of the chords, side by side: fill gaps, and leave the coincidences for accents.',
      'Add an accent to the notes that hold over the beat, then to the others: it decides which of the two pulses leads.',
    ],
    listenFor: 'Shared onsets: they are heard as accents.',
  },
}
