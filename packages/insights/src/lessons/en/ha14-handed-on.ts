import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'More than one part plays the same figure, each in its own sound. You know it again at once, and that ties the parts together.',
    tryThis: [
      'Solo the parts that share it and follow the figure from one to the next.',
      'Mute its first player once: does the next one still sound like an answer?',
    ],
    listenFor: 'Where the figure changes hands.',
  },
  intermediate: {
    why: 'The figure {tones} is known when another part takes it over, so the ear is free to hear who plays. A new sound is variation without a new note.',
    tryThis: [
      'Let the second part begin two beats before the first has finished.',
      'Change the last note, {tone}, where it is handed on, so that it asks for the next.',
    ],
    listenFor: 'Whether the second part answers or echoes.',
  },
  advanced: {
    why: 'A theme that wanders through the parts is orchestration as form: sound and register tell the sections apart while the theme holds them together.',
    tryThis: ['Set the entries an octave apart.', 'Shorten {tones} at each entry until only its first notes are left.'],
    listenFor: 'How little of it is enough to recognise it.',
  },
}
