import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A melody is remembered by what comes back. Yours returns to the same few notes {times} times, so the listener learns them.',
    tryThis: ['Sing the figure without the song.', 'Mute the part for one return and hear what is missing.'],
    listenFor: 'How soon you can sing it along.',
  },
  intermediate: {
    why: 'A figure of {notes} notes that returns {times} times is a motif. It first sounds in bar {bar}. What comes back exactly gives hold; what comes back changed keeps the ear awake.',
    tryThis: [
      'Change only the last note of every second return.',
      'Move one return by a beat, and leave the pitches as they are.',
    ],
    listenFor: 'Whether you still recognise it.',
  },
  advanced: {
    why: 'A motif can be varied in pitch, in rhythm or in length while one of them stays: move it to another step, double its durations, turn its direction, or break it off and let the rest be imagined. I count only exact returns, also from other notes.',
    tryThis: [
      'Write it a third higher over the next chord.',
      'Keep the rhythm and replace the pitches by notes of the chord.',
      'Leave out its last note the last time.',
    ],
    listenFor: 'Which change keeps the identity and which loses it: rhythm often holds more of it than pitch.',
  },
}
