import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Beaten din har et navn: {pattern}. Den går sin gang, og av og til bryter en fill den og sier at noe nytt begynner: Den første er i takt {fill}.',
    tryThis: [
      'Spill fra takt {before}, og hør hvordan takt {fill} leder videre.',
      'Kopier trommene i takt {before} over takt {fill} en liten stund, sammenlign, og angre.',
    ],
    listenFor: 'Om du kjenner at den neste takten kommer.',
  },
  intermediate: {
    why: 'Mønsteret gjør lytteren sikker på det neste slaget, og en fill tar det bort et øyeblikk: Slik sier takt {fill} at noe slutter. Det den varsler, bør være verdt det.',
    tryThis: [
      'Legg en kopi av trommene i takt {before} der takt {fill} er, spill forbi den, og angre: Forskjellen er det fillen gjør.',
      'Ta basstrommen ut av fillen: Da lander det første basstrommeslaget i neste takt hardere.',
    ],
    listenFor: 'Om steget etter fillen er så stort som fillen lover.',
  },
  advanced: {
    why: 'Et mønster med navn er en forventning: {pattern} i {bars} takter gjør hver fill til en hendelse. Fills av samme slag markerer grenser; fills i flere størrelser rangerer dem, så en ny del får mer enn en ny frase.',
    tryThis: [
      'Ordne fillene dine etter antall slag, og se om den største står foran den største endringen.',
      'La én fill være et hull: en halv takt uten trommer.',
    ],
    listenFor: 'Hvilke fills du ville savnet.',
  },
}
