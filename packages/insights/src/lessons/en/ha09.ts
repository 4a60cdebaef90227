import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Two keys can have exactly the same notes. Which one we hear depends on the note that feels like home. Here both are possible, which gives a floating, open mood.',
    tryThis: [
      'Stop the song on the one chord, then on the other. Which stop feels finished?',
      'If you want a clear home, begin and end on that chord.',
    ],
    listenFor: 'How the home that you choose colours all of it.',
  },
  intermediate: {
    why: 'Keys that share their notes are told apart by the bass, by the first and last chord, and by where the lines rest. While these disagree the song floats; a section that decides feels like an arrival.',
    tryThis: [
      'Let one section decide: its home chord on the first beat, in the bass too.',
      'Or use the dominant of one of them once.',
    ],
    listenFor: 'Where the melody comes to rest.',
  },
  advanced: {
    why: 'Such ambiguity is a resource: a double tonic. Metre favours the chord on the strong bar, bass and closure may favour the other one. Local spans can differ, so look at the key lane too.',
    tryThis: ['Shift the loop by one chord against the hypermetre without changing any chord.'],
    listenFor: 'Whether the hearing flips at the section line.',
  },
}
