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
    why: 'A lift of {db} dB in so narrow a band reaches what falls on {hz} Hz and hardly its neighbours: some notes or hits of “{part}” jump out and others do not.',
    tryThis: [
      'Switch the band off for eight bars: what do you miss, a tone or a whistle?',
      'If it is the colour you want, set Q to about 1 and halve the gain: all notes get it then.',
    ],
    listenFor: 'Notes that are louder than others.',
  },
  advanced: {
    why: 'The decay of a bell is about Q divided by its frequency (times π): Q 10 at 100 Hz rings for some 30 ms per factor e. On drums, tuned to the fundamental, that is a known trick.',
    tryThis: ['If it is tuned on purpose, tune it to the key of the song.'],
    listenFor: 'Sustain that the source did not have.',
  },
}
