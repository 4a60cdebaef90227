import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'In the biggest part of a song most listeners wait for the low notes. Without them it can feel lighter than the part before.',
    tryThis: ['Look whether the bass clip reaches the first bar of this part.', 'Copy it there and compare.'],
    listenFor: 'Does the arrival feel heavier, or only fuller?',
  },
  intermediate: {
    why: 'Weight tells the body where the high point is. A bass that stops before the drop and returns on its first beat makes the strongest contrast; one that stays away turns the drop into a break.',
    tryThis: [
      'Take the bass out for the two bars before, and bring it back on the one.',
      'If the drop shall stay bare, give the second one the bass: then the first becomes a promise.',
    ],
    listenFor: 'Which of the two drops is the top of the song.',
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
