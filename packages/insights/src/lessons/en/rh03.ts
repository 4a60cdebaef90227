import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Swing means that every second note comes a little late. Here one part is late and another is not, so their small notes miss each other.',
    tryThis: [
      'Drag the swinging clip into the groove pool.',
      'Choose that groove in the clip view of the straight part.',
    ],
    listenFor: 'The two parts lock together. If you liked the friction better, undo.',
  },
  intermediate: {
    why: 'A shared swing makes parts sound played together. A difference of a few percent is a feel of its own; more than that turns into flams.',
    tryThis: [
      'Give both the same groove from the pool, Timing at 100 %, and bring one down to taste.',
      'Keep kick and bass straight and let hats and percussion swing.',
    ],
    listenFor: 'Offbeats: one hit or two?',
  },
  advanced: {
    why: 'The median place of the offbeat says how much, the spread says how steadily. Layered swing ratios are part of some styles (straight bass under swung hats); the ear takes the part with the sharpest transients as the reference.',
    tryThis: ['Extract the groove from the part that leads, and commit it on the others at 60 to 80 %.'],
    listenFor: 'Swing that changes with tempo: at fast tempos less is needed.',
  },
}
