import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A groove moves notes a little, like a drummer with a feel. It can be switched off at any time.',
    tryThis: ['In the browser, open Grooves and drag one onto the hi-hat clip.', 'Play with the amount.'],
    listenFor: 'Straight against swung.',
  },
  intermediate: {
    why: 'Grooves change timing and velocity without touching the notes, for as many clips as you like, with one knob for all.',
    tryThis: ['MPC 16 Swing 54–58 on hats and percussion, 30 %.', 'Global Amount as the master control.'],
    listenFor: 'Kick and bass: leave them straight first.',
  },
  advanced: {
    why: 'Any clip can become a groove: Extract Groove reads timing and accents of a recording.',
    tryThis: ['Extract from a break, quantize 20 %, timing 60 %, velocity 40 %, random 0.'],
    listenFor: 'Which of the three carries the feel.',
  },
}
