import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '“{track}” strikes the same drum {run} times in a row, equally loud. The ear soon stops following that; two loudnesses are enough to make a rhythm of it.',
    tryThis: ['Select every second hit of the row.', 'Pull their velocities down by 25, play, undo, and play again.'],
    listenFor: 'Whether the row begins to move.',
  },
  intermediate: {
    why: 'A hand makes each hit a little different in loudness and tone; {run} equal ones are heard as a machine. If that is the style you want, something else has to lead the row on.',
    tryThis: [
      'Set velocities of 100 · 60 · 80 · 60 over four hits in a row, and compare.',
      'Or keep them equal and move one knob slowly over the row, such as decay or filter of the sound.',
    ],
    listenFor: 'Whether the row leads somewhere or marks time.',
  },
  advanced: {
    why: 'A sixteenth lasts {sixteenthMs} ms here. Equal hits less than about 50 ms apart repeat their waveform so often that they begin to have a pitch; round robin, small start offsets or a slow LFO on the tone break the period.',
    tryThis: [
      'Give the row a velocity deviation of 15 and its weakest sixteenth a chance of 90 % (Live 11 and later).',
    ],
    listenFor: 'Rolls: there sameness may be wanted.',
  },
}
