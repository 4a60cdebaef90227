import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Toppene av bølgen er kuttet flate {tops} steder: Det som var høyere enn filen rommer, er borte. Det høres som knitring eller en hard kant.',
    tryThis: [
      'Se på hovedsporet mens den høyeste delen spiller: Blir måleren rød?',
      'Trekk alle fadere ned samlet, eller hovedfaderen, til den holder seg grønn.',
      'Eksporter på nytt.',
    ],
    listenFor: 'De høyeste taktene i hodetelefoner, lavt og høyt.',
  },
  intermediate: {
    why: 'Flate topper kommer fra en fader over null foran eksporten, fra en klipper, eller fra en enhet som klipper på innsiden.',
    tryThis: [
      'Finn det første stedet i kjeden der nivået går i taket, fra hovedsporet og bakover.',
      'Gjør en klipper det med vilje, så sjekk at den tar slagene du valgte, og ikke alt hele tiden.',
    ],
    listenFor: 'Om trommene får tyngde, eller bare mister kanten.',
  },
  advanced: {
    why: 'Klipping under full skala skjedde før den siste forsterkningen; ved full skala skjedde den i eksporten. Hard klipping folder seg uten oversampling.',
    tryThis: [
      'Legg filen i motfase mot en med hovedkjeden av, for å høre hva som ble kuttet.',
      'Vil stilen ha det, så klipp enkelte grupper med oversampling, ikke summen.',
    ],
    listenFor: 'Intermodulasjon i lang bass under trommene.',
  },
}
