import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'From start to end the song is about equally loud. Ears get used to that, and nothing feels big any more.',
    tryThis: ['Choose one place that may be small.', 'Take parts out there, or turn it down by 3 dB.'],
    listenFor: 'The moment when everything comes back.',
  },
  intermediate: {
    why: 'The range is {rangeLu} LU. Songs that breathe have quiet stretches of at least eight bars.',
    tryThis: [
      'Draw the loudness that you want along the sections, then compare it with the curve.',
      'Automate groups rather than the main fader.',
    ],
    listenFor: 'Where the song breathes.',
  },
  advanced: {
    why: 'Loudness range counts short-term levels between the 10th and 95th percentile, gated. A limiter driven all the time flattens it, whatever the arrangement does.',
    tryThis: ['Measure before and after the main chain.', 'Where the mix had range and the master has none, back off.'],
    listenFor: 'Verse against chorus at the same monitor level.',
  },
}
