import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Denne stemmen går rundt på {tones}, {bars} takter om gangen. Den samme tonen over bassen hviler over én av dem og er urolig over den neste: Bassen endrer det du hører.',
    tryThis: [
      'Loop én runde, og spill én lang tone over den, med hvilken lyd som helst. Prøv så en annen tone.',
      'Demp denne stemmen i én runde, og la den komme tilbake.',
    ],
    listenFor: 'Over hvilken basstone den lange tonen din er hjemme.',
  },
  intermediate: {
    why: 'Hver av tonene {tones} kan være grunntone, ters eller kvint i det som står på den. Derfor kan runden på {bars} takter være den samme mens akkordene over den skifter: Den kommer {times} ganger og trenger ikke å låte likt hver gang.',
    tryThis: [
      'Spill en annen akkord over {toneBefore}, den siste tonen, i én runde, og la bassen være.',
      'La {toneBefore} gå ett trinn opp eller ned på vei til {tone}, én gang før en del begynner.',
    ],
    listenFor: 'Om runden låter ny selv om tonene er de samme.',
  },
  advanced: {
    why: 'En bass som kommer igjen, er en basso ostinato: Overstemmene varierer over den, og fraser som krysser skjøten, skjuler hvor de {bars} taktene begynner.',
    tryThis: [
      'Harmoniser {toneBefore} på tre måter: som grunntone, som ters og som kvint.',
      'Begynn en frase i melodien i andre halvdel av runden, og avslutt den i den neste.',
    ],
    listenFor: 'Hvilken av de tre som trekker sterkest tilbake til {tone}.',
  },
}
