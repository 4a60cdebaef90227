import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The very same sound again and again turns into a buzz. Two loudnesses are enough to make a rhythm of it.',
    tryThis: ['Select every second hit.', 'Pull its velocity down by 25.'],
    listenFor: 'The hats begin to walk.',
  },
  intermediate: {
    why: 'Real hats differ from hit to hit in loudness and tone. Accents on the off-beat push, on the beat they hold.',
    tryThis: [
      'Velocities 100 · 60 · 80 · 60 over four sixteenths.',
      'Map velocity to decay or filter in the instrument.',
    ],
    listenFor: 'Which accent makes you move.',
  },
  advanced: {
    why: 'Identical samples at a rate above some 16 per second also make a pitch of their own. Round robin, small start offsets or a slow LFO on tone break the period.',
    tryThis: ['Velocity deviation 15; chance of 90 % on the weakest sixteenth.'],
    listenFor: 'Rolls: there sameness may be wanted.',
  },
}
