import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A narrow boost whistles a little, like blowing over a bottle. Narrow shapes are mostly for taking something out.',
    tryThis: [
      'Turn Q down to about 1.',
      'Or turn the gain below zero and hear whether that was the note that bothered you.',
    ],
    listenFor: 'A tone that stays while the music changes.',
  },
  intermediate: {
    why: 'Narrow boosts favour single notes of the part: one pitch jumps out, its neighbours do not.',
    tryThis: [
      'Q 0.7 to 1.5 for tone, above 4 for cuts.',
      'Play the part a semitone higher: does the effect disappear?',
    ],
    listenFor: 'Notes that are louder than others.',
  },
  advanced: {
    why: 'The decay of a bell is about Q divided by its frequency (times π): Q 10 at 100 Hz rings for some 30 ms per factor e. On drums, tuned to the fundamental, that is a known trick.',
    tryThis: ['If it is tuned on purpose, tune it to the key of the song.'],
    listenFor: 'Sustain that the source did not have.',
  },
}
