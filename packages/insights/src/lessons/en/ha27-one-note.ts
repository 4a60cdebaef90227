import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '{tone} takes {share} % of the time that notes sound. It is the ground against which you hear every other note.',
    tryThis: [
      'Hum {tone} while the song plays and notice where it rubs.',
      'Mute the parts that hold {tone} for eight bars: does another note become home?',
    ],
    listenFor: 'Which notes feel close to {tone}, and which far away.',
  },
  intermediate: {
    why: 'Against {tone} each other note has one colour: a third says major or minor, a fifth rests, a semitone rubs. With {share} % on {tone}, few notes decide the mood.',
    tryThis: [
      'Hold the minor third above {tone} for four bars, then the major third: {tone} alone says neither.',
      'Leave {tone} out for one bar before a new section.',
    ],
    listenFor: 'Which other note decides the mood.',
  },
  advanced: {
    why: 'A note that stays makes degrees without chords: form rests on which notes come beside {tone}, in which register and how densely.',
    tryThis: [
      'Write down which notes each section has beside {tone}, and give the last one a note that none had before.',
      'Move {tone} to another octave for one section: below the others it is a ground, above them an inverted pedal.',
    ],
    listenFor: 'How long {tone} can stay before its absence is louder than any entry.',
  },
}
