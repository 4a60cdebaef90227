import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Beaten din har et navn: {pattern}. Den går sin gang, og av og til bryter et brekk den og sier at noe nytt begynner: Det første er i takt {fill}.',
    tryThis: [
      'Spill fra takt {before}, og hør hvordan takt {fill} leder videre.',
      'Kopier trommene i takt {before} over takt {fill} en liten stund, sammenlign, og angre.',
    ],
    listenFor: 'Om du kjenner at den neste takten kommer.',
  },
  intermediate: {
    why: 'Mønsteret gjør lytteren sikker på det neste slaget, og et brekk tar det bort et øyeblikk: Slik sier takt {fill} at noe slutter. Det den varsler, bør være verdt det.',
    tryThis: [
      'Legg en kopi av trommene i takt {before} der takt {fill} er, spill forbi den, og angre: Forskjellen er det brekket gjør.',
      'Ta basstrommen ut av brekket: Uten den lander det første slaget i neste takt hardere.',
    ],
    listenFor: 'Om steget bak brekket er så stort som brekket lover.',
  },
  advanced: {
    why: 'Et mønster med navn er en forventning: {pattern} i {bars} takter gjør hvert brekk til en hendelse. Brekk av ett slag markerer linjer; brekk i flere størrelser rangerer dem, så en ny del får mer enn en ny frase.',
    tryThis: [
      'Ordne brekkene dine etter antall slag, og se om det største står foran den største endringen.',
      'La ett brekk være et hull: en halv takt uten trommer.',
    ],
    listenFor: 'Hvilke brekk du ville savnet.',
  },
}
