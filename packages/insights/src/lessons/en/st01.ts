import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Low notes need the most power. Off the centre, one speaker does most of the work.',
    tryThis: [
      'Double-click the pan control: it jumps to the centre.',
      'Pan something high instead: hats, a shaker, a pluck.',
    ],
    listenFor: 'The low end gets firmer, and the picture stays wide.',
  },
  intermediate: {
    why: 'The ear hardly hears the direction of low notes, so panning them costs level on one side and gives little width.',
    tryThis: [
      'Centre the low part; pan a copy of it that is cut below 200 Hz.',
      'For acid lines that play high, this does not apply.',
    ],
    listenFor: 'Headphones: pressure on one ear.',
  },
  advanced: {
    why: 'Vinyl cutting, club subs and phone playback sum lows to mono. A panned low part also loads one channel of the limiter more, which pumps the other if they are linked.',
    tryThis: ['Split at 150 Hz with an Audio Effect Rack: centre below, pan above.'],
    listenFor: 'Linked gain reduction on the far side.',
  },
}
