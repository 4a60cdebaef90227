import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Only one note separates your scale from the everyday one, and it gives the whole song its light. You can hear it each time it comes.',
    tryThis: ['Find this note in the piano roll.', 'Move it to the everyday neighbour and listen, then undo.'],
    listenFor: 'How the mood turns with that single note.',
  },
  intermediate: {
    why: 'Each mode lives by its own note: the bright sixth of Dorian, the sharp fourth of Lydian, the flat seventh of Mixolydian, the flat second of Phrygian. Chords that hold it keep the mode clear; a strong dominant would pull it back to major or minor.',
    tryThis: [
      'Build a two-chord loop of home and a chord that holds this note.',
      'Let the melody rest on it once, long.',
    ],
    listenFor: 'Whether home still feels like home without a dominant.',
  },
  advanced: {
    why: 'Modal harmony is kept by emphasis instead of function: drone, register, metre and repetition establish the final. A leading tone or a perfect cadence shifts the hearing to the relative major or minor at once.',
    tryThis: ['Mix modes over one tonic: change only the characteristic degree between sections.'],
    listenFor: 'Brightness, in order: Lydian, major, Mixolydian, Dorian, minor, Phrygian.',
  },
}
