import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Bare én tone skiller skalaen din fra den vanlige, og den gir hele låten lyset sitt. Du kan høre det hver gang den kommer.',
    tryThis: ['Finn denne tonen i pianorullen.', 'Flytt den til den vanlige naboen og lytt, og angre så.'],
    listenFor: 'Hvordan stemningen snur med den ene tonen.',
  },
  intermediate: {
    why: 'Hver modus lever av sin egen tone: den lyse seksten i dorisk, den hevede kvarten i lydisk, den lave septimen i miksolydisk, den lave sekunden i frygisk. Akkorder som har den, holder modusen klar. En sterk dominant ville trukket den tilbake til dur eller moll.',
    tryThis: [
      'Bygg en loop av to akkorder: hjemme og en som har denne tonen.',
      'La melodien hvile på den én gang, lenge.',
    ],
    listenFor: 'Om hjemme fortsatt kjennes som hjemme uten dominant.',
  },
  advanced: {
    why: 'Modal harmonikk holdes oppe av betoning i stedet for funksjon: Liggetone, leie, metrum og gjentakelse slår fast grunntonen. En ledetone eller en fullkommen kadens flytter hørselen til parallelltonearten med én gang.',
    tryThis: ['Bland moduser over én tonika: Endre bare det karakteristiske trinnet mellom delene.'],
    listenFor: 'Lyshet, i rekkefølge: lydisk, dur, miksolydisk, dorisk, moll, frygisk.',
  },
}
