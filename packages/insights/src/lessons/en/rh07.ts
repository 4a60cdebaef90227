import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Of the hits of “{drum}” {loudHits} are at about {loud} and {softHits} at about {soft}, each at places of their own in the bar. That gives the beat a shape without one note more.',
    tryThis: [
      'Select its soft hits in the clip and drag their velocities up to {loud}.',
      'Play four bars, then undo and play them again.',
    ],
    listenFor: 'Whether you still feel where you are when all hits are equally loud.',
  },
  intermediate: {
    why: 'The ear tells places of a beat and of a bar apart by their accents. The step from {soft} to {loud} marks such places on “{drum}”, without a new hit.',
    tryThis: [
      'Set its {softHits} soft hits to {loud}, play four bars, then undo: what is lost is what they do.',
      'Then move them together to {between}, halfway, and hear whether the pattern comes forward or only gets busier.',
    ],
    listenFor: 'Whether the soft hits still come through once the other parts play.',
  },
  advanced: {
    why: 'Velocity is not yet level: the sound makes a few decibels of {soft} against {loud} or many, and often another tone. A compressor on the drums lowers the loud hits and brings the two closer.',
    tryThis: [
      'Solo “{track}”, play one hit at {soft} and one at {loud}, and read both on the track’s meter.',
      'If a compressor works on the drums, compare the loop with it on and off at equal loudness; a slower attack or a higher threshold gives the distance back.',
    ],
    listenFor: 'Whether loud and soft differ in tone, or in level alone.',
  },
}
