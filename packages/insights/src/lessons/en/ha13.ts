import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Two parts hold neighbouring notes at the same time, {times} times. A semitone is the roughest sound two notes can make: sometimes it is a spice, sometimes it just sounds off.',
    tryThis: [
      'Loop bar {bar} and listen to both parts alone.',
      'Move one of the two notes up or down by one key, and compare.',
    ],
    listenFor: 'Whether the rubbing sounds like feeling or like an accident.',
  },
  intermediate: {
    why: 'A major seventh inside one chord rubs too, and sounds rich, because it is voiced wide. Between two parts in the same octave the same notes beat against each other: here for {beats} beats in all.',
    tryThis: [
      'At bar {bar}, move one part by an octave so that the semitone becomes a major seventh.',
      'Or let the shorter note resolve by step before the other one enters.',
    ],
    listenFor: 'The beating in the held note, and how it goes when the distance grows.',
  },
  advanced: {
    why: 'Roughness depends on register and spectrum: below C3 a semitone lies well inside one critical band, above it a soft sound may carry it. Suspensions earn it by preparation and resolution; a pad that stays while the chord moves does not.',
    tryThis: [
      'Look whether the upper note was there before: then it is a suspension, and wants to fall.',
      'Thin the pad to root and fifth in those bars and keep the tension in the lead.',
    ],
    listenFor: 'Which of the two parts the ear takes for the wanderer.',
  },
}
