import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Fra takt {bar} til takt {to} spiller ingenting. En lytter tar det for slutten, og kan være borte når takt {to} er over.',
    tryThis: [
      'Spill over stedet fra noen takter før.',
      'Er det en rest: Marker taktene og slett tiden (Edit ▸ Delete Time).',
    ],
    listenFor: 'Om du venter på noe, eller tror at det er over.',
  },
  intermediate: {
    why: 'En pause virker så lenge pulsen går videre i lytterens hode, altså en takt eller to. Varer den lenger, er tempoet borte, og det som følger, høres ut som et nytt stykke.',
    tryThis: [
      'Kort den ned til én takt, eller la én lyd bære over: en klanghale, støy, en liggende tone.',
      'Deler to stykker dette settet, gi hvert sitt eget sett, eller markører som sier det.',
    ],
    listenFor: 'Hvor du mister pulsen.',
  },
  advanced: {
    why: 'Stillhet inne i en form er den sterkeste betoningen den har. Den trenger en ramme: hva som stopper, hvor lenge etter taktstrekene, og hva som bryter den. Uten ramme høres den som en feil i filen.',
    tryThis: [
      'Ram den inn: Slutt på et tungt slag, og kom tilbake på et, et helt antall takter senere.',
      'Sammenlign med en generalpause du kjenner, og tell slagene i den.',
    ],
    listenFor: 'Om det første slaget etter faller der foten venter det.',
  },
}
