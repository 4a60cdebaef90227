import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Kick and “{track}” begin {ms} ms apart, nearly every time they meet. A small distance is felt as a lean, a larger one heard as two hits.',
    tryThis: [
      'Loop four bars in which both play and listen to kick and bass alone.',
      'Set the Track Delay of the bass to {delay} ms, so that both begin together, and compare.',
    ],
    listenFor: 'One hit, two hits, or a lean.',
  },
  intermediate: {
    why: 'A steady {ms} ms between kick and bass is a feel if you mean it: a bass behind the kick is heard as dragging, one before it as pushing. Which of them it is here, you hear best beside a version in time.',
    tryThis: [
      'Set the Track Delay of “{track}” to {delay} ms, so that both begin together, and loop four bars in which they play.',
      'Keep the one that moves you, and hold it for the whole section.',
    ],
    listenFor: 'The moment of the hit: one sound, two sounds, or a lean.',
  },
  advanced: {
    why: 'Onset and heard attack differ: a soft bass that starts on the grid is heard behind a clicking kick. Listeners notice ten to twenty milliseconds as feel, and beyond about forty as two events; in the notes it is {ms} ms here.',
    tryThis: [
      'Freeze the bass, zoom in and measure from the kick to its first loud cycle: that distance is what is heard.',
      'Keep it constant within a section: a constant lean is a feel, a changing one is heard as loose.',
    ],
    listenFor: 'Whether the low end gets smaller when they meet: that is phase, and a matter of milliseconds.',
  },
}
