import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'One note sets this scale apart from the everyday one: {tone} instead of {toneInstead}. It gives the song its light.',
    tryThis: [
      'Find {tone} in the piano roll, move it to {toneInstead}, listen, and undo.',
      'Let {tone} sound alone over the home note.',
    ],
    listenFor: 'How the mood turns with that single note.',
  },
  intermediate: {
    why: '{tone} makes the mode: chords and lines that hold it keep it clear, and a strong dominant would pull the ear to plain major or minor.',
    tryThis: [
      'Move {tone} to {toneInstead} for four bars, listen, and undo.',
      'Go to and fro between home and one chord that holds {tone}.',
      'Let the melody rest on {tone} once, long.',
    ],
    listenFor: 'Whether home still feels like home without a dominant.',
  },
  advanced: {
    why: 'Modal harmony is kept by emphasis instead of function: drone, register, metre and repetition establish the final. A perfect cadence shifts the hearing to major or minor at once.',
    tryThis: ['Mix modes over one tonic: play {toneInstead} for one section, and {tone} in the next.'],
    listenFor: 'Brightness, in order: Lydian, major, Mixolydian, Dorian, minor, Phrygian.',
  },
}
