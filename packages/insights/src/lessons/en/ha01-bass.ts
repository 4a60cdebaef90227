import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'This part goes round on {tones}, {bars} bars at a time. The same note above it sounds at rest over one of them and restless over the next: the bass changes what you hear.',
    tryThis: [
      'Loop one round and play one long note above it, on any sound. Then try another note.',
      'Mute this part for one round and let it come back.',
    ],
    listenFor: 'Over which bass note your long note feels at home.',
  },
  intermediate: {
    why: 'Each of the notes {tones} can be root, third or fifth of what stands on it. So the round of {bars} bars may stay while the chords above it change: it comes {times} times, and need not sound the same each time.',
    tryThis: [
      'In one round play another chord over {toneBefore}, the last note, and leave the bass as it is.',
      'Once, before a section begins, let {toneBefore} go a step up or down on its way to {tone}.',
    ],
    listenFor: 'Whether the round sounds new although its notes are the same.',
  },
  advanced: {
    why: 'A bass that comes round is a ground: the upper parts vary over it, and phrases that cross its seam hide where the {bars} bars begin.',
    tryThis: [
      'Harmonise {toneBefore} three ways: as root, as third and as fifth.',
      'Begin a phrase of the melody in the second half of the round and end it in the next.',
    ],
    listenFor: 'Which of the three pulls hardest back to {tone}.',
  },
}
