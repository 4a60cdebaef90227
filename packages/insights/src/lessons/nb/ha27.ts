import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '{chord} fyller {share} % av harmonien, så akkordene selv fører knapt lytteren noe sted. Noe annet gjør det her.',
    tryThis: [
      'Lytt én gang og skriv ned, del for del, hva som skifter: bass, melodi, trommer eller lyd.',
      'Bytt bare basstonen i de to siste taktene av en del, og kom tilbake til den.',
    ],
    listenFor: 'Det første stedet der du venter på at noe skal skje.',
  },
  intermediate: {
    why: 'Mens {chord} blir liggende, er {root}, {third} og {fifth} i ro, og alle andre toner lener seg på dem eller gir dem farge. Med {share} % på én akkord veier en annen mye mer når den kommer.',
    tryThis: [
      'Se på de lengste tonene over bassen: {root}, {third} og {fifth} lukker en frase, andre holder den åpen.',
      'La én annen akkord åpne en del, én gang, og gå tilbake til {chord}.',
    ],
    listenFor: 'Om de lange tonene hviler eller vil videre.',
  },
  advanced: {
    why: 'Der én akkord blir liggende, tar modus plassen til funksjon: Sekund, sekst og septim gir fargen, og formen hviler på tetthet, register og klang.',
    tryThis: [
      'La en mellomstemme klatre fra {fifth} i halvtoner til seksten og tilbake mens {chord} står.',
      'Sett tonen som viser modusen, der en annen låt ville byttet akkord.',
    ],
    listenFor: 'Hvilken tone som viser modusen, og hvor ofte du lar den klinge.',
  },
}
