import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A drummer does not hit everything equally hard: a few hits carry the beat, the others fill the space between. Here the loud hits lie at about {loud} and {softHits} soft ones at about {soft}, each at their own places of the bar.',
    tryThis: [
      'Select the soft hits in the clip and switch them off with 0, play, and switch them on again.',
      'Then drag their velocities up to {loud} for a moment: the same notes, another groove.',
    ],
    listenFor: 'Whether the beat rolls between the loud hits, or only marches from one to the next.',
  },
  intermediate: {
    why: 'The distance between loud and soft decides how much of the pattern is heard and how much is felt. At {soft} against {loud} the soft hits stand behind the beat; ten more bring them to the front, ten fewer and they are gone under a bass.',
    tryThis: [
      'Move all soft hits together in steps of five and stop where you would miss them without noticing them.',
      'Give them a Velocity device with some Random, and leave the loud ones alone: an accent that wavers is no accent.',
    ],
    listenFor: 'If the soft hits still come through once bass and chords play.',
  },
  advanced: {
    why: 'In funk and in the breaks that were sampled from it, ghost notes mark the sixteenths, and with them the swing, without adding weight. A compressor undoes that: it lifts hits of {soft} towards those of {loud}, and the fast ones most.',
    tryThis: [
      'Compare the loop before and after the drum bus compressor at equal loudness; a slower attack or a higher threshold gives the distance back.',
      'Keep the accents through the song and add or drop the soft hits by section: it lifts a chorus without a new part.',
    ],
    listenFor: 'Where the soft hits fall between the grid lines: they say how much the beat swings.',
  },
}
