import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The effect roughens everything that passes, the bass as well.',
    tryThis: ['Move it to a return track and blend it in.', 'Or put it on the one part that should be rough.'],
    listenFor: 'Whether the bass gets its weight back.',
  },
  intermediate: {
    why: 'Aliasing and added noise apply to all parts alike. In parallel you choose how much, and the clean low end stays.',
    tryThis: ['Return with a low cut at 300 Hz before it, 10–20 % blended in.'],
    listenFor: 'Cymbals: they show aliasing first.',
  },
  advanced: {
    why: 'Downsampling folds frequencies above half of the new rate back as inharmonic tones; the pre-filter of Redux in newer versions of Live removes them if you want only the dullness.',
    tryThis: ['Compare with the pre-filter on.'],
    listenFor: 'Tones that move against the melody.',
  },
}
