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
    why: 'En pause virker så lenge pulsen går videre hos lytteren, og det er en takt eller to. Etter det er tempoet borte, og det som følger, begynner som et nytt stykke.',
    tryThis: [
      'Marker takt {bar} til {to}, velg Edit ▸ Delete Time, og spill over skjøten: Går låten videre, eller møtes to stykker? Angre hvis to stykker møtes.',
      'Deler to stykker dette settet, så gi hvert sitt eget sett, eller locatorer som sier det.',
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
