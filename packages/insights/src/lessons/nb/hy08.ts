import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Med In spiller sporet det som kommer inn, for eksempel fra mikrofonen, i stedet for klippene sine.',
    tryThis: ['Klikk på Auto under Monitor på sporet.'],
    listenFor: 'Klippene kommer tilbake.',
  },
  intermediate: {
    why: 'Auto bytter av seg selv: inngangen når sporet er klart til opptak, ellers klippene. In blir stående på inngangen.',
    tryThis: ['Sett Monitor til Auto på spor med klipp.', 'Bruk In bare på spor som samler lyd fra andre.'],
    listenFor: 'Stemmer du trodde var dempet.',
  },
  advanced: {
    why: 'Et resampling-spor med gamle opptak ser likedan ut, og da er In riktig.',
    tryThis: ['Flytt opptakene til et annet spor, så er spørsmålet borte.'],
    listenFor: 'Dobbelt signal om begge veiene var åpne.',
  },
}
