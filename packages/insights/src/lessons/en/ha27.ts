import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '{chord} lies under {share} % of the harmony. That is a style of its own, from dub to techno and funk, but it means that the chords themselves never bring the listener anywhere: something else has to.',
    tryThis: [
      'Listen once through and write down, section by section, what moves instead: bass, melody, drums, filter.',
      'Change the bass note alone for the last two bars of a section, and come back to it.',
    ],
    listenFor: 'The first place in which you wait for something to happen.',
  },
  intermediate: {
    why: 'Over one chord, tension comes from the notes on top of it. Over {chord} its fifth rests, its second and fourth pull, and its seventh colours it. A second chord, once, at the right place, weighs as much as a drop.',
    tryThis: [
      'Note on which steps above {chord} your melody lands on strong beats: first, third and fifth are at rest.',
      'Keep {chord} for the whole verse and let one other chord open the next section.',
    ],
    listenFor: 'Whether the melody’s long notes rest or want to move.',
  },
  advanced: {
    why: 'A vamp gives up the tonic’s pull, for there is nothing to pull against; the mode’s own notes take over the work of function. With {share} % on {chord}, form rests on density, register and timbre.',
    tryThis: [
      'Let the inner voices move while {chord} stands: 5, ♯5, 6 or 8, 7, ♭7 over its root.',
      'Place the mode’s telling note where another song would change the chord.',
    ],
    listenFor: 'Which note tells the mode, and how often you let it sound.',
  },
}
