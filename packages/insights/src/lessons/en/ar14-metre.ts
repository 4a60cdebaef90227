import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'From bar {bar} on another metre holds, so the next “one” may come sooner or later than a listener expects.',
    tryThis: [
      'Play from four bars before bar {bar} and count the beats aloud.',
      'Look where the parts begin their next round: does their length change with the bar?',
    ],
    listenFor: 'Where you say “one” and the song does not.',
  },
  intermediate: {
    why: 'The change to {meter} in bar {bar} can move the next downbeat to where the count does not expect it. A downbeat that comes sooner pushes, one that comes later holds back. It is heard only if the parts go along; otherwise just Live’s grid has moved.',
    tryThis: [
      'Count aloud through bar {bar}: do drums, bass or chords begin a new round where the new bar begins?',
      'Let one part mark the first beat after it, by a crash or a bass note, and compare.',
    ],
    listenFor: 'Where you fall out of step, and how soon you are back.',
  },
  advanced: {
    why: 'A change of metre is heard by where accents, harmony and groupings fall, not by the signature. Loops that keep their old length run against the new bars and meet them again at the least common multiple of both.',
    tryThis: [
      'Check the loop lengths of clips that run across bar {bar}: in beats, do they fit {meter}?',
      'Move the chord change to the new downbeat, or leave it on the old one, and hear which of them the ear counts by.',
    ],
    listenFor: 'Which part you take the downbeat from.',
  },
}
