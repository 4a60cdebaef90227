import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Én tone skiller denne skalaen fra den vanlige: {tone} i stedet for {toneInstead}. Den gir låten lyset sitt.',
    tryThis: [
      'Finn {tone} i pianorullen, flytt den til {toneInstead}, lytt, og angre.',
      'La {tone} klinge alene over hjemmetonen.',
    ],
    listenFor: 'Hvordan stemningen snur med den ene tonen.',
  },
  intermediate: {
    why: '{tone} gir modusen: Akkorder og linjer som har den, holder den klar, og en sterk dominant ville trukket øret til vanlig dur eller moll.',
    tryThis: [
      'Flytt {tone} til {toneInstead} i fire takter, lytt, og angre.',
      'Gå fram og tilbake mellom hjemme og én akkord som har {tone}.',
      'La melodien hvile på {tone} én gang, lenge.',
    ],
    listenFor: 'Om hjemme fortsatt kjennes som hjemme uten dominant.',
  },
  advanced: {
    why: 'Modal harmonikk holdes oppe av betoning i stedet for funksjon: Liggetone, leie, metrum og gjentakelse slår fast grunntonen. En fullkommen kadens får øret til å høre dur eller moll med én gang.',
    tryThis: ['Bland moduser over én tonika: Spill {toneInstead} i én del, og {tone} i den neste.'],
    listenFor: 'Lyshet, i rekkefølge: lydisk, dur, miksolydisk, dorisk, moll, frygisk.',
  },
}
