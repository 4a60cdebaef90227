import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Pitch moves the size of a voice or an instrument as well: higher sounds smaller, lower sounds larger.',
    tryThis: ['For a voice: warp mode Complex Pro, and play with Formants.'],
    listenFor: 'Who seems to sing.',
  },
  intermediate: {
    why: 'Resonances of a sound stay put in nature, whatever note is played. Transposing moves them along, which we hear as another body.',
    tryThis: ['Complex Pro ▸ Formants 100 % keeps the body.', 'Or lean into it: pitched-up voices are an instrument.'],
    listenFor: 'Vowels: “a” turns into “e” going up.',
  },
  advanced: {
    why: 'Formant preservation estimates an envelope; Envelope sets its smoothness, higher for low voices. Beyond an octave the estimate fails.',
    tryThis: ['Split into two steps with different modes.'],
    listenFor: 'Metallic resonances between 1 and 4 kHz.',
  },
}
