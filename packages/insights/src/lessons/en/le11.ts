import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'In the biggest part of a song most listeners wait for the low notes. Without them it can feel lighter than the part before.',
    tryThis: ['Look whether the bass clip reaches the first bar of “{section}”.', 'Copy it there and compare.'],
    listenFor: 'Does the arrival feel heavier, or only fuller?',
  },
  intermediate: {
    why: 'Weight tells the body where the high point is. Without its bass, “{section}” is carried by what else is low, such as the tail of the kick; where nothing is, it feels like a break.',
    tryThis: [
      'Loop the two bars before “{section}” and its first four. Copy the bass into it for one pass: does the arrival grow, or lose its lightness?',
      'If it is to stay bare and comes again, keep the bass for the second time: then the first becomes a promise.',
    ],
    listenFor: 'The bar in which you feel the arrival.',
  },
  advanced: {
    why: 'A drop without bass is a known device: the kick’s tail or a tuned 808 inside the kit can carry the register alone. I read roles from names, devices and ranges, so such a layer may be counted as drums.',
    tryThis: [
      'Check the spectrum below 100 Hz in both sections.',
      'If a kit carries it, correct the track’s role here.',
    ],
    listenFor: 'Continuity of the lowest octave across the section line.',
  },
}
