import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Musikk har noe som ligner komma og punktum. De to siste akkordene i en frase avgjør hvilket det er: Noen kjennes ferdige, andre ber om mer.',
    tryThis: [
      'Stopp avspillingen rett etter et slikt akkordpar.',
      'Spør deg selv: Kunne låten sluttet her, eller vil den videre?',
    ],
    listenFor: 'Pusten etter den andre akkorden.',
  },
  intermediate: {
    why: 'Dominant til hjemme er den sterkeste slutten. IV til hjemme er mykere, en stopp på V lar døren stå åpen, og V til vi lover hjemme og svinger unna. Hvor du bruker hvilken, er tegnsettingen for hele låten.',
    tryThis: [
      'La versene slutte åpent (på V), og spar den sterke slutten til siste refreng.',
      'Sving unna én gang: Spill vi etter V i stedet for I.',
    ],
    listenFor: 'Om neste del kjennes fortjent.',
  },
  advanced: {
    why: 'Hvor sterkt noe sluttes, er en sum: grunnstillinger, melodien på tonika, lengden på den andre akkorden og plassen i gruppen på fire takter. Looper svekker hver av dem, derfor går de videre. Én fullkommen kadens kan avslutte et stykke av endeløse looper.',
    tryThis: [
      'Sammenlign melodiens trinn over den andre akkorden: 1 lukker, 3 hviler, 5 svever.',
      'Legg én slutt en takt for tidlig, og la neste frase begynne på dens siste akkord.',
    ],
    listenFor: 'Avslutning gjennom harmonikk mot avslutning gjennom tetthet.',
  },
}
