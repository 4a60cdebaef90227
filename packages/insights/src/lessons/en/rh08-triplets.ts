import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'This part puts three equal notes where two beats are, in {bars} bars. Two and three run side by side, and the music seems to float over its own beat.',
    tryThis: [
      'Tap two with one hand and three with the other.',
      'Play the part in plain quarter notes for a bar, then go back.',
    ],
    listenFor: 'The one place in each half bar where both meet.',
  },
  intermediate: {
    why: 'Quarter-note triplets are three against two: only the first of each three falls on a beat, every two beats. The other two stand a third of a beat before and after the next beat, so the part runs at one and a half times the tempo while the song keeps its own.',
    tryThis: [
      'Let the kick play all beats below it, or stop it for a bar: with the beat it is a cross-rhythm, without it a new tempo.',
      'Keep the triplets for the end of a phrase and stay with the beat before.',
    ],
    listenFor: 'Whether you feel three over two, or another tempo.',
  },
  advanced: {
    why: 'A ratio of three to two is the simplest cross-rhythm and, as a ratio of frequencies, a fifth. Held long enough, the ear takes the triplets for the beat, one and a half times as fast as the old one: that is metric modulation.',
    tryThis: [
      'Write four bars in which every part but one joins the triplets.',
      'Accent every second triplet: the three against two becomes three against four.',
    ],
    listenFor: 'The moment at which the ear changes sides.',
  },
}
