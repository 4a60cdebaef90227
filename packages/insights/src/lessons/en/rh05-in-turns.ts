import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Kick and “{track}” take turns: a bass note begins with {met} of {hits} kicks. Each has the low end to itself, and the bass answers the kick.',
    tryThis: [
      'Loop four bars in which both play and listen to kick and bass alone.',
      'Duplicate the bass clip, move its notes so that the first falls on a kick, and compare.',
    ],
    listenFor: 'Which of the two your head nods to.',
  },
  intermediate: {
    why: 'Because “{track}” stays out of the way of the kick, the two need little room from each other in level and frequency. The pull comes from the gap: the kick has the beat, the bass answers.',
    tryThis: [
      'Give the bass one note on the kick at the end of each fourth bar, as a landmark.',
      'If a compressor ducks this bass under the kick, switch it off for four bars: with so few meetings it may have little to do.',
    ],
    listenFor: 'How much silence there is before each kick.',
  },
  advanced: {
    why: 'With {met} of {hits} kicks shared, kick and bass mask each other little and their peaks rarely add. The price is that no hit has the weight of both.',
    tryThis: [
      'Let the relation change with the form: in turns here, locked for one section, and compare the weight of the hit.',
      'Lengthen the bass notes until they reach the next kick, and read how far the main track’s peak rises.',
    ],
    listenFor: 'Which of the two you take for the beat.',
  },
}
