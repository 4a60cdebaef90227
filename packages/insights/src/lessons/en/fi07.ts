import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Music of others may need their permission before you release yours.',
    tryThis: ['Write down where it comes from.', 'Ask, replace it, or keep the song for yourself.'],
    listenFor: 'Whether the song stands without it.',
  },
  intermediate: {
    why: 'Uncleared samples can stop a release or take its income. Playing the part yourself needs only the right to the composition.',
    tryThis: [
      'Look for the rights holders of recording and of composition: they are often two.',
      'Or make the part yourself.',
    ],
    listenFor: 'What you liked about it: sound, notes or rhythm?',
  },
  advanced: {
    why: 'Such files are lossy twice: as uploaded and as converted. Distributors run fingerprinting, which also finds short loops.',
    tryThis: ['Keep a list of sources with the project for clearance.'],
    listenFor: 'Missing highs above 16 kHz.',
  },
}
