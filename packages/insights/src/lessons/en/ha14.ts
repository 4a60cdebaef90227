import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A line is remembered by what comes back. This one returns to the same figure {times} times, so the listener learns it.',
    tryThis: ['Sing the figure without the song.', 'Mute the part for one return and hear what is missing.'],
    listenFor: 'Whether you expect it before it comes.',
  },
  intermediate: {
    why: 'The figure {tones} returns {times} times and makes up {share} % of what this part plays. Because the returns are the same, one that differs is heard at once.',
    tryThis: [
      'Let the last note, {tone}, go somewhere else in every second return.',
      'Leave out one return before the fullest section and keep its place empty.',
    ],
    listenFor: 'Whether you still recognise it, and where you miss it.',
  },
  advanced: {
    why: 'A motif can be varied in pitch, in rhythm or in length while one of them stays. I count only returns of the same shape, also from other notes.',
    tryThis: [
      'Write {tones} a third higher over another chord.',
      'Keep the rhythm and replace the pitches by notes of the chord.',
      'Break it off before {tone} the last time.',
    ],
    listenFor: 'Which change keeps the identity and which loses it: rhythm often holds more of it than pitch.',
  },
}
