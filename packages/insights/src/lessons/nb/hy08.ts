import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Med In spiller «{track}» det som kommer inn, for eksempel fra en mikrofon, i stedet for klippene sine.',
    tryThis: ['Klikk på Auto under Monitor på sporet.', 'Spill en takt der sporet har et klipp.'],
    listenFor: 'Klippet kommer tilbake.',
  },
  intermediate: {
    why: 'Auto bytter av seg selv: inngangen når sporet er klart til opptak, ellers klippene. In blir stående på inngangen, så det som ble spilt inn på «{track}», er i bildet, men ikke i låten.',
    tryThis: [
      'Spill en takt med et klipp på «{track}», klikk på Auto, og spill den igjen: Trenger låten det?',
      'Behold In om sporet er der for å samle lyd utenfra.',
    ],
    listenFor: 'Stemmer du trodde var dempet.',
  },
  advanced: {
    why: 'Et resampling-spor med gamle opptak ser likedan ut, og da er In riktig.',
    tryThis: ['Flytt opptakene til et annet spor, så er spørsmålet borte.'],
    listenFor: 'Dobbelt signal om begge veiene var åpne.',
  },
}
