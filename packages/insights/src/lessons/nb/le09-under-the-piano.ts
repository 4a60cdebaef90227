import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Disse tonene ligger lavere enn den dypeste tangenten på et piano. Så dypt kjennes en lyd mer enn den kan synges, om ikke instrumentet spiller dem høyere enn de er skrevet.',
    tryThis: [
      'Klikk på en av tonene i pianorullen med hodetelefonbryteren på: Hører du en tone?',
      'Hvis ikke, marker dem og trykk Shift-Opp: en oktav høyere. Sammenlign.',
    ],
    listenFor: 'Om du kunne sunget det de spiller.',
  },
  intermediate: {
    why: 'Et piano slutter på 27,5 Hz; den dypeste tonen i «{part}» er {hz} Hz etter nummeret. Enten transponerer instrumentet eller gjør noe annet med slike tangenter, eller så står disse {notes} tonene en oktav eller to for lavt til å høres som en melodi.',
    tryThis: [
      'Spill disse tonene med bare «{part}» på (Solo): en tone, et klikk eller ingenting?',
      'Er det ingenting eller bare rumling: Marker dem, Shift-Opp én eller to ganger, og behold oktaven der du hører en melodi.',
    ],
    listenFor: 'En tonehøyde du kunne sunget etter.',
  },
  advanced: {
    why: 'Melodier høres ned til omtrent 30 Hz. Under det går tonehøyden over i enkelte støt og rumling. Høres lyden likevel som en melodi, er oktaven som klinger, en annen enn den som er skrevet.',
    tryThis: [
      'Legg en Spectrum etter instrumentet: Den laveste toppen forteller hvilken oktav som klinger.',
      'Transponerer det, så flytt tonene opp og oktaven i instrumentet like mye ned, så akkorder og toneart leses der de klinger.',
    ],
    listenFor: 'Enkelte støt, eller en tonehøyde.',
  },
}
