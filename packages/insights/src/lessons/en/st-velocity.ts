import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Loud and soft notes make a part breathe, as if somebody played it. You have that here already.',
    tryThis: ['Find the softest notes in the piano roll and mute them once: hear what they were doing.'],
    listenFor: 'The quiet notes between the beats. They make the groove.',
  },
  intermediate: {
    why: 'Varied velocities give accents, and accents give a pulse. Together with a sound that reacts to velocity they change tone as well as level.',
    tryThis: [
      'Map velocity to a filter in the instrument, and the variation becomes audible as colour.',
      'Drag the clip into the groove pool and lend its feel to a flat part.',
    ],
    listenFor: 'Whether a compressor later in the chain flattens what you played.',
  },
  advanced: {
    why: 'The spread tells that dynamics exist, not that they are periodic. Autocorrelation of accents at one beat or one bar separates a groove from a loose hand.',
    tryThis: [
      'Compare the accents of bars 1 and 3: if they agree, the pattern is intended, and worth quoting in another part.',
    ],
    listenFor: 'The same accents in the bass: shared accents tighten a rhythm section more than shared timing.',
  },
}
