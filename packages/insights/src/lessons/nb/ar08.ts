import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Det finnes ingen riktig lengde. Det som teller, er om du vil høre den igjen når den slutter.',
    tryThis: [
      'Velg én sang du er glad i, og som gjør det din skal gjøre.',
      'Skriv ned hvor lang den er, og når den største delen kommer.',
      'Sammenlign med din.',
    ],
    listenFor: 'Stedet der tankene dine vandrer: Der kan du kutte, eller legge til.',
  },
  intermediate: {
    why: 'Hvor musikk spilles, former lengden: En DJ trenger tid i begge ender for å mikse, en film trenger det bildet trenger, og i en spilleliste venter en annen låt.',
    tryThis: [
      'Bestem hvor den skal høres, og sammenlign med tre referanser derfra.',
      'Trenger du to lengder, så lagre en kopi som den lange versjonen og kutt i den andre.',
    ],
    listenFor: 'Tiden fram til den første fulle delen.',
  },
  advanced: {
    why: 'Proporsjoner merkes mer enn varighet: hvor høydepunktet ligger, og hvor lang veien dit er. Konvensjonene i denne sjekken er bare de videste vanlige.',
    tryThis: ['Noter plassen til høydepunktet som andel av helheten, her og i referansene dine.'],
    listenFor: 'Formen i ett blikk: to tredeler opp, én tredel ned, eller annerledes.',
  },
}
